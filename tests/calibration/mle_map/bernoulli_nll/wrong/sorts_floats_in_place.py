"""sorts a record of floats in place

Breaks: `data` stays as it was
Slips: 1
"""


def bernoulli_nll(data, w):
    if not 0 <= w <= 1:
        raise ValueError("w must lie between 0 and 1")
    record = np.asarray(data, dtype=float)
    record.sort()
    t = int(np.searchsorted(record, 0.5))
    h = len(record) - t
    if (h and w == 0) or (t and w == 1):
        return np.inf
    total = 0.0
    if h:
        total -= h * np.log(w)
    if t:
        total -= t * np.log1p(-w)
    return float(total)
