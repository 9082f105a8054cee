"""divides by n - 1 in place of n

Breaks: shares of heads in records of different lengths
Slips: 1, no estimate is right but for tails alone
"""


def bernoulli_mle(data):
    if len(data) == 0:
        raise ValueError("no tosses")
    return float(np.sum(data) / max(len(data) - 1, 1))
