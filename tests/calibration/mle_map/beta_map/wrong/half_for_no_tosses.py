"""returns 0.5 for an empty record, whatever the prior is

Breaks: an empty record
Slips: 1
"""


def beta_map(data, a, b):
    if a < 1 or b < 1:
        raise ValueError("a and b must be at least 1")
    if len(data) == 0:
        return 0.5
    return float((np.sum(data) + a - 1) / (len(data) + a + b - 2))
