"""sorts the record in place

Breaks: `data` stays as it was
Slips: 1
"""


def beta_map(data, a, b):
    if a < 1 or b < 1:
        raise ValueError("a and b must be at least 1")
    data.sort()
    n = len(data) + a + b - 2
    return float((np.count_nonzero(data) + a - 1) / n) if n else 0.5
