"""rounds sums to one decimal

Breaks: real points on all sides of both thresholds
"""

import numpy as np


def xor_network(X):
    X = np.asarray(X, dtype=float)
    hidden = (np.round(X @ np.array([0.5, 0.5]), 1) >= 0.75).astype(float)
    out = np.column_stack([X[:, 0], hidden, X[:, 1]]) @ np.array([1.0, -2.0, 1.0])
    return (out >= 1.0).astype(int)
