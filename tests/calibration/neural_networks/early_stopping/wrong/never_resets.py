"""counts bad epochs without starting anew after a new best

Breaks: that a new best starts the count anew
"""


def early_stopping(val_losses, patience):
    if len(val_losses) == 0 or patience < 1:
        raise ValueError("losses and patience")
    best, waited = 0, 0
    for epoch in range(1, len(val_losses)):
        if val_losses[epoch] < val_losses[best]:
            best = epoch
        else:
            waited += 1
            if waited == patience:
                break
    return best
