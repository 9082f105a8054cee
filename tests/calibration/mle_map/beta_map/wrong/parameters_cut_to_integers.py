"""cuts a and b to integers

Breaks: priors with equal and with unequal parameters
Slips: 1
"""


def beta_map(data, a, b):
    if a < 1 or b < 1:
        raise ValueError("a and b must be at least 1")
    if len(data) == 0:
        return float((a - 1) / (a + b - 2)) if a + b > 2 else 0.5
    a, b = int(a), int(b)
    return float((np.sum(data) + a - 1) / (len(data) + a + b - 2))
