"""uses a for heads and for tails

Breaks: priors with equal and with unequal parameters
Slips: 1
"""


def beta_map(data, a, b):
    if a < 1 or b < 1:
        raise ValueError("a and b must be at least 1")
    n = len(data) + 2 * a - 2
    return float((np.sum(data) + a - 1) / n) if n else 0.5
