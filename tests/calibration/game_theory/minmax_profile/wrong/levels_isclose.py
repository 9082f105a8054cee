"""takes two levels within a relative 1e-5 for a saddle point

Breaks: mixed minmax values
"""

import numpy as np


def minmax_profile(A, B):
    def value(M):
        M = np.asarray(M, dtype=float)
        lower, upper = M.min(axis=1).max(), M.max(axis=0).min()
        if np.isclose(lower, upper):
            return float(lower)
        (a, b), (c, d) = M
        return float((a * d - b * c) / (a + d - b - c))

    return value(A), value(B.T)
