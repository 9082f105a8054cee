"""takes logarithms to base 2

Slips: 1, only certain and impossible records are right
"""


def bernoulli_nll(data, w):
    if w < 0 or w > 1:
        raise ValueError("w must lie between 0 and 1")
    h = np.sum(data)
    t = len(data) - h
    if (h and w == 0) or (t and w == 1):
        return np.inf
    total = 0.0
    if h:
        total -= h * np.log2(w)
    if t:
        total -= t * np.log1p(-w) / np.log(2)
    return float(total)
