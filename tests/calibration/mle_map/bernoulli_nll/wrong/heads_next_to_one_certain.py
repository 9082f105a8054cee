"""takes heads alone at a w next to 1 for certain

Breaks: certain records
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
    if h and w < 1 - 1e-10:
        total -= h * float(np.log(w))
    if t:
        total -= t * float(np.log1p(-w))
    return total
