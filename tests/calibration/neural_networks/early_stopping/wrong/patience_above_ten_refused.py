"""raises ValueError for a patience above ten

Breaks: patience longer than the list
"""


def early_stopping(val_losses, patience):
    if len(val_losses) == 0 or patience < 1 or patience > 10:
        raise ValueError("there must be a loss, and a patience of at least 1")
    best = 0
    for epoch, loss in enumerate(val_losses):
        if loss < val_losses[best]:
            best = epoch
        elif epoch - best >= patience:
            break
    return best
