"""computes in single precision, where far points lose their difference

Breaks: far away and negative ones too
"""

import numpy as np


def xor_network(X):
    X = np.asarray(X, dtype=np.float32)
    hidden = (X @ np.array([0.5, 0.5], dtype=np.float32) >= 0.75).astype(np.float32)
    return (X[:, 0] - 2 * hidden + X[:, 1] >= 1).astype(int)
