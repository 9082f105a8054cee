"""lets a unit fire whose sum is 1e-12 below its threshold

Breaks: real points on all sides of both thresholds
"""

import numpy as np


def xor_network(X):
    X = np.asarray(X, dtype=float)
    h = X @ [0.5, 0.5] >= 0.75 - 1e-12
    return (X[:, 0] + X[:, 1] - 2 * h >= 1 - 1e-12).astype(int)
