"""wants an improvement of at least 1e-9"""


def early_stopping(val_losses, patience):
    if len(val_losses) == 0 or patience < 1:
        raise ValueError("losses and patience")
    best, waited = 0, 0
    for epoch in range(1, len(val_losses)):
        if val_losses[epoch] < val_losses[best] - 1e-9:
            best, waited = epoch, 0
        else:
            waited += 1
            if waited == patience:
                break
    return best
