"""multiplies integers as integers of 64 bits, which wrap

Breaks: integers
"""

import numpy as np


def collapse_linear(params):
    (W, b), *rest = [
        [a.astype(np.int64) if a.dtype.kind in "iu" else a for a in pair] for pair in params
    ]
    for V, c in rest:
        W, b = W @ V, b @ V + c
    return W, b
