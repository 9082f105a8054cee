"""raises ValueError if a or b is 1

Breaks: the flat prior
Slips: 1
"""


def beta_map(data, a, b):
    if a <= 1 or b <= 1:
        if len(data) == 0:
            return 0.5 if a == b == 1 else float(a > b)
        if a < 1 or b < 1 or a == b:
            raise ValueError("a and b must be above 1")
    return float((np.sum(data) + a - 1) / (len(data) + a + b - 2))
