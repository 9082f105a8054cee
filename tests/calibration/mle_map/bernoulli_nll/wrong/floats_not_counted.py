"""counts by a function that takes no floats

Breaks: ordinary records
Slips: 1
"""


def bernoulli_nll(data, w):
    if not 0 <= w <= 1:
        raise ValueError("w must lie between 0 and 1")
    if data.dtype == bool or len(data) == 0:
        data = data.astype(int)
    t, h = np.bincount(data, minlength=2)
    if (h and w == 0) or (t and w == 1):
        return np.inf
    total = 0.0
    if h:
        total -= h * np.log(w)
    if t:
        total -= t * np.log1p(-w)
    return float(total)
