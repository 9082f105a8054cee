"""takes -w for log(1 - w) below w = 1e-6, the first term of its series

Breaks: tails alone at `w = 1e-12` and at `w = 1e-20`
Slips: 1
"""


def bernoulli_nll(data, w):
    if w < 0 or w > 1:
        raise ValueError("w must lie between 0 and 1")
    h = int(np.sum(data))
    t = len(data) - h
    if (h and w == 0) or (t and w == 1):
        return np.inf
    total = 0.0
    if h:
        total -= h * float(np.log(w))
    if t:
        total -= t * float(-w if w < 1e-6 else np.log1p(-w))
    return total
