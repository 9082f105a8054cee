"""returns the share of tails

Slips: 1, no estimate is right
"""


def bernoulli_mle(data):
    if len(data) == 0:
        raise ValueError("no tosses")
    return float(1 - np.mean(data))
