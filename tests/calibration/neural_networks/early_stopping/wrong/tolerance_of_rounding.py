"""wants an improvement of more than 1e-15 of the loss"""

import numpy as np


def early_stopping(val_losses, patience):
    if len(val_losses) == 0 or patience < 1:
        raise ValueError
    best, at, waited = float("inf"), 0, 0
    for i, loss in enumerate(val_losses):
        if best == float("inf") or loss < best - 1e-15 * abs(best):
            best, at, waited = loss, i, 0
        else:
            waited += 1
            if waited == patience:
                break
    return at
