"""divides the heads by the tails in place of all tosses

Breaks: shares of heads in records of different lengths
Slips: 1, no estimate is right but for tails alone
"""


def bernoulli_mle(data):
    if len(data) == 0:
        raise ValueError("no tosses")
    h = np.sum(data)
    t = len(data) - h
    return float(h / t) if t else float("inf")
