"""returns 0 for an empty list

Breaks: `ValueError` for an empty list
"""


def early_stopping(val_losses, patience):
    if patience < 1:
        raise ValueError("losses and patience")
    best, waited = 0, 0
    for epoch in range(1, len(val_losses)):
        if val_losses[epoch] < val_losses[best]:
            best, waited = epoch, 0
        else:
            waited += 1
            if waited == patience:
                break
    return best
