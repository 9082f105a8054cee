"""adds a heads in place of a - 1

Slips: 1, no estimate is right
"""


def beta_map(data, a, b):
    if a < 1 or b < 1:
        raise ValueError("a and b must be at least 1")
    n = len(data) + a + b - 2
    return float((np.sum(data) + a) / n) if n else 0.5
