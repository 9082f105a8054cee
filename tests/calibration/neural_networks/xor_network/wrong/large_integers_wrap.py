"""adds integers up as integers of 64 bits, which wrap

Breaks: as floats and integers
"""

import numpy as np


def xor_network(X):
    X = X.astype(np.int64) if X.dtype.kind in "iu" else X
    s = X.sum(axis=1)
    return (s - 2 * (s >= 1.5) >= 1).astype(int)
