"""checks sums with the loose default of isclose

Breaks: nearly one
"""

import numpy as np


def nash_regret(A, B, p, q):
    for mix in (p, q):
        if np.min(mix) < -1e-9 or not np.isclose(np.sum(mix), 1):
            raise ValueError
    r = np.max(A @ q) - p @ A @ q
    c = np.max(p @ B) - p @ B @ q
    return max(0.0, float(r)), max(0.0, float(c))
