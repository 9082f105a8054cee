"""takes a discount within 1e-8 of 1 for 1"""


def infinite_bound(r_max, gamma, steps=0):
    if r_max < 0 or steps < 0 or not 0 <= gamma <= 1:
        raise ValueError("no such world")
    if r_max == 0:
        return 0.0
    if abs(gamma - 1) < 1e-8:
        return float("inf")
    return float(gamma**steps * r_max / (1 - gamma))
