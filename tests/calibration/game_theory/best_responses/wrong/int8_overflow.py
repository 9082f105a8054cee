"""subtracts 8-bit integers, which overflow

Breaks: 8-bit integers
"""

import numpy as np


def best_responses(A, axis, tol=1e-12):
    lines = A.T if axis == 0 else A
    return [np.flatnonzero(line.max() - line <= tol).tolist() for line in lines]
