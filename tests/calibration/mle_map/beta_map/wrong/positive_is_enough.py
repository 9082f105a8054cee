"""refuses only parameters that are not positive

Breaks: the errors
Slips: 1
"""


def beta_map(data, a, b):
    if a <= 0 or b <= 0:
        raise ValueError("a and b must be positive")
    n = len(data) + a + b - 2
    return float((np.sum(data) + a - 1) / n) if n else 0.5
