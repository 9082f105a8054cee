"""takes probabilities outside of 0 and 1

Breaks: `ValueError` for `w` outside $[0, 1]$
Slips: 1
"""


def bernoulli_nll(data, w):
    h = np.sum(data)
    t = len(data) - h
    if (h and w == 0) or (t and w == 1):
        return np.inf
    total = 0.0
    with np.errstate(all="ignore"):
        if h:
            total -= h * np.log(w)
        if t:
            total -= t * np.log1p(-w)
    return float(total)
