"""counts heads by a product of the record with itself, which is True for booleans

Breaks: ordinary records (booleans, too)
Slips: 1
"""


def bernoulli_nll(data, w):
    if w < 0 or w > 1:
        raise ValueError("w must lie between 0 and 1")
    h = int(data @ data)
    t = len(data) - h
    if (h and w == 0) or (t and w == 1):
        return np.inf
    total = 0.0
    if h:
        total -= h * float(np.log(w))
    if t:
        total -= t * float(np.log1p(-w))
    return total
