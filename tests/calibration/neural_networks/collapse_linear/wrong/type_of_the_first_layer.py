"""returns arrays of the type of the first layer

Breaks: integers
"""

import numpy as np


def collapse_linear(params):
    W, b = (np.asarray(a, dtype=float) for a in params[0])
    for V, c in params[1:]:
        W, b = W @ V, b @ V + c
    kind = np.asarray(params[0][0]).dtype
    return W.astype(kind), b.astype(kind)
