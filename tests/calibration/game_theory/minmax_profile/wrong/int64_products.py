"""multiplies integers in their own type, where those of billions overflow

Breaks: integers of billions
"""

import numpy as np


def minmax_profile(A, B):
    def value(M):
        M = M.astype(np.int16) if M.dtype.itemsize == 1 else M
        lower, upper = M.min(axis=1).max(), M.max(axis=0).min()
        if lower == upper:
            return float(lower)
        (a, b), (c, d) = M
        return float((a * d - b * c) / (a + d - b - c))

    return value(np.asarray(A)), value(np.asarray(B).T)
