"""returns the mean of the posterior, not its highest point

Slips: 1, no estimate is right but for equal counts
"""


def beta_map(data, a, b):
    if a < 1 or b < 1:
        raise ValueError("a and b must be at least 1")
    return float((np.sum(data) + a) / (len(data) + a + b))
