"""takes a discount within 1e-12 of 1 for 1

Breaks: $\\gamma = 1$ with and without rewards
"""


def infinite_bound(r_max, gamma, steps=0):
    if r_max < 0 or steps < 0 or not 0 <= gamma <= 1:
        raise ValueError("bad")
    if 1 - gamma < 1e-12:
        return float("inf") if r_max > 0 else 0.0
    return gamma**steps * r_max / (1 - gamma)
