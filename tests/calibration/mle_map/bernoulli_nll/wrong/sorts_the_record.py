"""sorts the record in place

Breaks: `data` stays as it was
Slips: 1
"""


def bernoulli_nll(data, w):
    if w < 0 or w > 1:
        raise ValueError("w must lie between 0 and 1")
    data.sort()
    t = np.searchsorted(data, 1)
    h = len(data) - t
    if (h and w == 0) or (t and w == 1):
        return np.inf
    total = 0.0
    if h:
        total -= h * np.log(w)
    if t:
        total -= t * np.log1p(-w)
    return float(total)
