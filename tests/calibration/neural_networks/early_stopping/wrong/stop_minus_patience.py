"""returns the last epoch less the patience

Breaks: losses that fall to the end
Slips: 1, stops are in three of four tests
"""


def early_stopping(val_losses, patience):
    if len(val_losses) == 0 or patience < 1:
        raise ValueError("losses and patience")
    best, waited, epoch = 0, 0, 0
    for epoch in range(1, len(val_losses)):
        if val_losses[epoch] < val_losses[best]:
            best, waited = epoch, 0
        else:
            waited += 1
            if waited == patience:
                break
    return max(epoch - patience, 0)
