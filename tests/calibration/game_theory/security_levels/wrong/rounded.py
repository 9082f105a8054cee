"""rounds both levels to nine digits

Breaks: payoffs that are no integers
"""

import numpy as np


def security_levels(A):
    A = np.asarray(A, dtype=float)
    return round(float(A.min(axis=1).max()), 9), round(float(A.max(axis=0).min()), 9)
