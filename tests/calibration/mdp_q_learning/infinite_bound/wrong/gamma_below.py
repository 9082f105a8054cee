"""takes a discount below zero

Breaks: for $\\gamma$ on either side
"""


def infinite_bound(r_max, gamma, steps=0):
    if r_max < 0 or steps < 0 or gamma > 1:
        raise ValueError("outside the range")
    if gamma == 1:
        return float("inf") if r_max > 0 else 0.0
    return gamma**steps * r_max / (1 - gamma)
