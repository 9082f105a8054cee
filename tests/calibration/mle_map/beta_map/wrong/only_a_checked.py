"""checks a but not b

Breaks: the errors
Slips: 1
"""


def beta_map(data, a, b):
    if a < 1:
        raise ValueError("a must be at least 1")
    n = len(data) + a + b - 2
    return float((np.sum(data) + a - 1) / n) if n else 0.5
