"""lets w be outside of 0 and 1 by a rounding error

Breaks: `ValueError` for `w` outside $[0, 1]$
Slips: 1
"""


def bernoulli_nll(data, w):
    if w < -1e-12 or w > 1 + 1e-12:
        raise ValueError("w must lie between 0 and 1")
    w = min(max(w, 0.0), 1.0)
    h = int(np.sum(data))
    t = len(data) - h
    if (h and w == 0) or (t and w == 1):
        return np.inf
    total = 0.0
    if h:
        total -= h * float(np.log(w))
    if t:
        total -= t * float(np.log1p(-w))
    return total
