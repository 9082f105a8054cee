"""turns all losses into the type of the first one

Breaks: integers and arrays
"""

import numpy as np


def early_stopping(val_losses, patience):
    if len(val_losses) == 0 or patience < 1:
        raise ValueError
    losses = np.array(val_losses).astype(type(val_losses[0]))
    best = 0
    for epoch in range(len(losses)):
        if losses[epoch] < losses[best]:
            best = epoch
        elif epoch - best >= patience:
            break
    return best
