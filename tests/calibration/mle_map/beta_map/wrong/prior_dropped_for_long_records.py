"""leaves the prior out if there are more than 1000 tosses

Breaks: priors with equal and with unequal parameters
Slips: 1
"""


def beta_map(data, a, b):
    if a < 1 or b < 1:
        raise ValueError("a and b must be at least 1")
    h, n = float(np.sum(data)), len(data)
    if n > 1000:
        return h / n
    total = n + a + b - 2
    return (h + a - 1) / total if total > 0 else 0.5
