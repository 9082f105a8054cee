"""takes a for tails and b for heads

Breaks: priors with equal and with unequal parameters
Slips: 1
"""


def beta_map(data, a, b):
    if a < 1 or b < 1:
        raise ValueError("a and b must be at least 1")
    n = len(data) + a + b - 2
    return float((np.sum(data) + b - 1) / n) if n else 0.5
