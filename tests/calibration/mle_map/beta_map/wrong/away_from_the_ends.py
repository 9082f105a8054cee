"""keeps the estimate away from 0 and 1

Breaks: heads alone and tails alone too
Slips: 1
"""


def beta_map(data, a, b):
    if a < 1 or b < 1:
        raise ValueError("a and b must be at least 1")
    n = len(data) + a + b - 2
    value = float((np.sum(data) + a - 1) / n) if n else 0.5
    return min(max(value, 0.001), 0.999) if len(data) else value
