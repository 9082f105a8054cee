"""takes a list of zeros for an empty one"""

import numpy as np


def early_stopping(val_losses, patience):
    if not np.any(val_losses) or patience < 1:
        raise ValueError
    best, at, waited = float("inf"), 0, 0
    for i, loss in enumerate(val_losses):
        if loss < best:
            best, at, waited = loss, i, 0
        else:
            waited += 1
            if waited == patience:
                break
    return at
