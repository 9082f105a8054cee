"""returns nan where an error is asked for

Breaks: `ValueError` for $r_{\\max}$
"""


def infinite_bound(r_max, gamma, steps=0):
    if r_max < 0 or steps < 0 or gamma < 0 or gamma > 1:
        return float("nan")
    if gamma == 1:
        return float("inf") if r_max > 0 else 0.0
    return gamma**steps * r_max / (1 - gamma)
