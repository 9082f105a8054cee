"""cuts the formula's probabilities off at 0 and 1

Breaks: saddle points in all corners
"""

import numpy as np


def solve_2x2_zero_sum(A):
    a, b, c, d = A.astype(float).ravel()
    below = a + d - b - c
    if below == 0:
        below = 1e-300
    p = float(np.clip((d - c) / below, 0, 1))
    q = float(np.clip((d - b) / below, 0, 1))
    value = float(np.array([p, 1 - p]) @ A @ np.array([q, 1 - q]))
    return p, q, value
