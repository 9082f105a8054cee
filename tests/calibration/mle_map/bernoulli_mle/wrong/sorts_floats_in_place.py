"""sorts a record of floats in place

Breaks: `data` stays as it was
Slips: 1
"""


def bernoulli_mle(data):
    n = len(data)
    if n == 0:
        raise ValueError("nothing was observed")
    record = data.astype(float, copy=False)
    record.sort()
    return float((n - np.searchsorted(record, 0.5)) / n)
