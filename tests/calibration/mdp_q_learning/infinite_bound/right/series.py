# Adds a long series where it converges.
import math


def infinite_bound(r_max, gamma, steps=0):
    for wrong in (r_max < 0, steps < 0, not 0 <= gamma <= 1):
        if wrong:
            raise ValueError
    if r_max == 0:
        return 0.0
    if gamma == 1:
        return math.inf
    total = r_max / (1 - gamma)
    for _ in range(steps):
        total *= gamma
    return total
