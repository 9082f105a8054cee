"""looks at the shape of biases in arrays alone, not in lists

Breaks: `ValueError` for biases as a row
"""

import numpy as np


def dense_forward(X, W, b):
    X, W = np.asarray(X, dtype=float), np.asarray(W, dtype=float)
    if isinstance(b, np.ndarray) and b.shape != (W.shape[1],):
        raise ValueError
    return X @ W + np.asarray(b, dtype=float)
