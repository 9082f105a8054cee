"""returns the number of losses if all of them fall

Breaks: losses that fall to the end
"""


def early_stopping(val_losses, patience):
    if len(val_losses) == 0 or patience < 1:
        raise ValueError("there must be a loss, and a patience of at least 1")
    best = 0
    for epoch, loss in enumerate(val_losses):
        if loss < val_losses[best]:
            best = epoch
        elif epoch - best >= patience:
            break
    return len(val_losses) if best == len(val_losses) - 1 > 0 and sorted(val_losses, reverse=True) == list(val_losses) else best
