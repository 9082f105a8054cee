"""refuses a patience of 0 and no other

Breaks: for a patience of 0 or below
"""


def early_stopping(val_losses, patience):
    if len(val_losses) == 0 or patience == 0:
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
