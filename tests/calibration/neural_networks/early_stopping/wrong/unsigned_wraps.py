"""subtracts losses to compare them, which wraps for unsigned ones

Breaks: integers and arrays
"""


def early_stopping(val_losses, patience):
    if len(val_losses) == 0 or patience < 1:
        raise ValueError
    best = 0
    for i in range(1, len(val_losses)):
        if val_losses[i] - val_losses[best] < 0:
            best = i
        elif i - best >= patience:
            break
    return best
