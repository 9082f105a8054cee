"""sorts the record in place

Breaks: `data` stays as it was
Slips: 1
"""


def bernoulli_mle(data):
    if len(data) == 0:
        raise ValueError("no tosses")
    data.sort()
    return float(1 - np.searchsorted(data, 1) / len(data)) if data[-1] else 0.0
