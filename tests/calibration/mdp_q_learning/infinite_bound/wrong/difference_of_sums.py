"""subtracts the sum of the first steps from the whole, which cancels after many

Breaks: several steps
"""


def infinite_bound(r_max, gamma, steps=0):
    if r_max < 0 or steps < 0 or not 0 <= gamma <= 1:
        raise ValueError("out of range")
    if gamma == 1:
        return float("inf") if r_max > 0 else 0.0
    return r_max / (1 - gamma) - sum(gamma**k * r_max for k in range(steps))
