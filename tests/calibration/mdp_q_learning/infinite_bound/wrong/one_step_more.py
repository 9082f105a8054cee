"""counts one step more than there were

Breaks: no steps by default
Slips: 1, both the bound and its edges are shifted
"""


def infinite_bound(r_max, gamma, steps=0):
    if r_max < 0 or steps < 0 or gamma < 0 or gamma > 1:
        raise ValueError("outside the range")
    if gamma == 1:
        return float("inf") if r_max > 0 else 0.0
    return gamma ** (steps + 1) * r_max / (1 - gamma)
