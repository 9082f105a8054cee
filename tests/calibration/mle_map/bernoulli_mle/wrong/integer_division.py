"""divides integers and cuts off the rest

Breaks: shares of heads in records of different lengths
Slips: 1
"""


def bernoulli_mle(data):
    if len(data) == 0:
        raise ValueError("no tosses")
    return float(int(np.sum(data)) // len(data))
