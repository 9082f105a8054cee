"""counts by a function that takes no floats

Breaks: records of heads alone or of tails alone
Slips: 1
"""


def bernoulli_mle(data):
    if data.size == 0:
        raise ValueError("nothing was observed")
    if data.dtype == bool:
        data = data.astype(int)
    return float(np.bincount(data, minlength=2)[1] / data.size)
