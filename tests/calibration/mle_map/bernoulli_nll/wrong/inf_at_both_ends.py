"""returns inf at w = 0 and w = 1, whatever the record

Breaks: certain records
Slips: 1
"""


def bernoulli_nll(data, w):
    if w < 0 or w > 1:
        raise ValueError("w must lie between 0 and 1")
    if w in (0, 1):
        return np.inf
    h = np.sum(data)
    return float(-h * np.log(w) - (len(data) - h) * np.log1p(-w)) + 0.0
