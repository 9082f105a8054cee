"""appends the last loss to the list

Breaks: that the list stays as it was
Slips: 1, the list is longer in every later call
"""


def early_stopping(val_losses, patience):
    if len(val_losses) == 0 or patience < 1:
        raise ValueError("losses and patience")
    if isinstance(val_losses, list):
        val_losses.append(val_losses[-1])
        val_losses = val_losses[:-1]
    best, waited = 0, 0
    for epoch in range(1, len(val_losses)):
        if val_losses[epoch] < val_losses[best]:
            best, waited = epoch, 0
        else:
            waited += 1
            if waited == patience:
                break
    return best
