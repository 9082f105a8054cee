"""lets a and b be below 1 by a rounding error

Breaks: the errors
Slips: 1
"""


def beta_map(data, a, b):
    if a < 1 - 1e-9 or b < 1 - 1e-9:
        raise ValueError("a and b must be at least 1")
    a, b = max(a, 1.0), max(b, 1.0)
    total = len(data) + a + b - 2
    return float(np.sum(data) + a - 1) / total if total > 0 else 0.5
