"""takes any prior without an error

Breaks: the errors
Slips: 1
"""


def beta_map(data, a, b):
    n = len(data) + a + b - 2
    return float((np.sum(data) + a - 1) / n) if n else 0.5
