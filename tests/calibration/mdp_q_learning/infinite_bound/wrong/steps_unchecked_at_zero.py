"""does not look at the number of steps if the discount is 0

Breaks: for the steps
"""


def infinite_bound(r_max, gamma, steps=0):
    if r_max < 0 or not 0 <= gamma <= 1:
        raise ValueError("bad")
    if gamma == 0:
        return float(r_max) if steps <= 0 else 0.0
    if steps < 0:
        raise ValueError("bad")
    if gamma == 1:
        return float("inf") if r_max > 0 else 0.0
    return gamma**steps * r_max / (1 - gamma)
