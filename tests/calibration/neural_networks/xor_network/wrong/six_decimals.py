"""rounds points to six decimals first

Breaks: real points on all sides of both thresholds
"""

import numpy as np


def xor_network(X):
    X = np.round(np.asarray(X, dtype=float), 6)
    h = X @ [0.5, 0.5] >= 0.75
    return (X[:, 0] + X[:, 1] - 2 * h >= 1).astype(int)
