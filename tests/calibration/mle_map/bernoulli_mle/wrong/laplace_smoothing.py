"""adds one head and one tail to the record

Breaks: shares of heads in records of different lengths
Slips: 1, no estimate is right but for equal counts
"""


def bernoulli_mle(data):
    if len(data) == 0:
        raise ValueError("no tosses")
    return float((np.sum(data) + 1) / (len(data) + 2))
