"""rounds the estimate to three digits

Breaks: shares of heads in records of different lengths
Slips: 1
"""


def bernoulli_mle(data):
    if len(data) == 0:
        raise ValueError("no tosses")
    return round(float(np.mean(data)), 3)
