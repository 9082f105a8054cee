"""returns the share of heads, whatever the prior is

Breaks: priors with equal and with unequal parameters
Slips: 1, only the flat prior is right
"""


def beta_map(data, a, b):
    if a < 1 or b < 1:
        raise ValueError("a and b must be at least 1")
    return float(np.mean(data)) if len(data) else 0.5
