"""takes log(1 - w) down to w = 1e-10, where 1 - w is coarse

Breaks: tails alone at `w = 1e-12` and at `w = 1e-20`
Slips: 1
"""


def bernoulli_nll(data, w):
    if not 0 <= w <= 1:
        raise ValueError("w must lie between 0 and 1")
    h = int(np.sum(data))
    t = len(data) - h
    if (h and w == 0) or (t and w == 1):
        return np.inf
    total = 0.0
    if h:
        total -= h * np.log(w)
    if t:
        total -= t * (-w if w < 1e-10 else np.log(1 - w))
    return float(total) + 0.0
