"""returns 0.5 for no tosses and a + b = 2 before it checks a and b

Breaks: the errors
Slips: 1
"""


def beta_map(data, a, b):
    n = len(data) + a + b - 2
    if n == 0:
        return 0.5
    if a < 1 or b < 1:
        raise ValueError("a and b must be at least 1")
    return float((np.sum(data) + a - 1) / n)
