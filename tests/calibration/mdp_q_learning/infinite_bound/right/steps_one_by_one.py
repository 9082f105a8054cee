# Multiplies step by step.
def infinite_bound(r_max, gamma, steps=0):
    for x in (r_max, steps, gamma, 1 - gamma):
        if x < 0:
            raise ValueError("argument out of range")
    r = r_max
    for _ in range(steps):
        r = r * gamma
    if gamma == 1:
        return float("inf") if r else 0
    return r / (1 - gamma)
