"""raises ValueError at w = 0 and w = 1

Breaks: certain records
Breaks: impossible records
Slips: 1
"""


def bernoulli_nll(data, w):
    if w <= 0 or w >= 1:
        raise ValueError("w must lie between 0 and 1")
    h = np.sum(data)
    return float(-h * np.log(w) - (len(data) - h) * np.log1p(-w)) + 0.0
