"""returns the largest float where the record is impossible

Breaks: impossible records
Slips: 1
"""


def bernoulli_nll(data, w):
    if w < 0 or w > 1:
        raise ValueError("w must lie between 0 and 1")
    h = np.sum(data)
    t = len(data) - h
    if (h and w == 0) or (t and w == 1):
        return float(np.finfo(float).max)
    total = 0.0
    if h:
        total -= h * np.log(w)
    if t:
        total -= t * np.log1p(-w)
    return float(total)
