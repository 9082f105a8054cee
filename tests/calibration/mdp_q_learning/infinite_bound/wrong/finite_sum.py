"""returns the rewards of the steps that are over

Breaks: no steps by default
Slips: 1, the opposite part of the sum
"""


def infinite_bound(r_max, gamma, steps=0):
    if r_max < 0 or steps < 0 or gamma < 0 or gamma > 1:
        raise ValueError("outside the range")
    if gamma == 1:
        return float("inf") if r_max > 0 else 0.0
    return (1 - gamma**steps) * r_max / (1 - gamma)
