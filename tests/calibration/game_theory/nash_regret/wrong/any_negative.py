"""refuses zeros that rounding has moved below 0

Breaks: zeros that rounding has moved
"""

import numpy as np


def nash_regret(A, B, p, q):
    for mix in (p, q):
        if np.min(mix) < 0 or abs(np.sum(mix) - 1) > 1e-9:
            raise ValueError
    r = np.max(A @ q) - p @ A @ q
    c = np.max(p @ B) - p @ B @ q
    return max(0.0, float(r)), max(0.0, float(c))
