"""divides by n + a + b - 1

Slips: 1, no estimate is right
"""


def beta_map(data, a, b):
    if a < 1 or b < 1:
        raise ValueError("a and b must be at least 1")
    if len(data) == 0 and a == 1 and b == 1:
        return 0.5
    return float((np.sum(data) + a - 1) / (len(data) + a + b - 1))
