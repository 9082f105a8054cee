"""lets discounts pass that lie outside by less than 1e-9

Breaks: for $\\gamma$ on either side
"""


def infinite_bound(r_max, gamma, steps=0):
    if r_max < 0 or steps < 0 or gamma < -1e-9 or gamma > 1 + 1e-9:
        raise ValueError("bad")
    if gamma >= 1:
        return float("inf") if r_max > 0 else 0.0
    return gamma**steps * r_max / (1 - gamma)
