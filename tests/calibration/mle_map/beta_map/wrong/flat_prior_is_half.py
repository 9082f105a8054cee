"""returns 0.5 whenever the prior is flat

Breaks: the flat prior (the MLE
Slips: 1
"""


def beta_map(data, a, b):
    if a < 1 or b < 1:
        raise ValueError("a and b must be at least 1")
    if a == 1 and b == 1:
        return 0.5
    return float((np.sum(data) + a - 1) / (len(data) + a + b - 2))
