"""takes one step by default

Breaks: no steps by default
Slips: 1, most calls leave the steps out
"""


def infinite_bound(r_max, gamma, steps=1):
    if r_max < 0 or steps < 0 or gamma < 0 or gamma > 1:
        raise ValueError("outside the range")
    if gamma == 1:
        return float("inf") if r_max > 0 else 0.0
    return gamma**steps * r_max / (1 - gamma)
