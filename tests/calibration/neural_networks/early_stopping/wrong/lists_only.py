"""asks whether the list is true, which arrays refuse

Breaks: integers and arrays
"""


def early_stopping(val_losses, patience):
    if not val_losses or patience < 1:
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
