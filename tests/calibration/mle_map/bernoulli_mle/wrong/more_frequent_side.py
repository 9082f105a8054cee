"""returns 1 or 0 for the side that came more often

Breaks: shares of heads in records of different lengths
Slips: 1
"""


def bernoulli_mle(data):
    if len(data) == 0:
        raise ValueError("no tosses")
    return float(2 * np.sum(data) > len(data))
