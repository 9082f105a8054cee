"""multiplies 0 by the logarithm of 0, which is nan

Breaks: certain records
Slips: 1
"""


def bernoulli_nll(data, w):
    if w < 0 or w > 1:
        raise ValueError("w must lie between 0 and 1")
    h = np.sum(data)
    t = len(data) - h
    with np.errstate(all="ignore"):
        return float(-h * np.log(w) - t * np.log1p(-w)) + 0.0
