"""divides by zero if there is no discount

Breaks: $\\gamma = 1$ with and without rewards
"""


def infinite_bound(r_max, gamma, steps=0):
    if r_max < 0 or steps < 0 or gamma < 0 or gamma > 1:
        raise ValueError("outside the range")
    return gamma**steps * r_max / (1 - gamma)
