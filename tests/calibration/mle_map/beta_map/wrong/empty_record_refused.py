"""raises ValueError for an empty record

Breaks: an empty record
Slips: 1
"""


def beta_map(data, a, b):
    if a < 1 or b < 1 or len(data) == 0:
        raise ValueError("a and b must be at least 1, and there must be tosses")
    return float((np.sum(data) + a - 1) / (len(data) + a + b - 2))
