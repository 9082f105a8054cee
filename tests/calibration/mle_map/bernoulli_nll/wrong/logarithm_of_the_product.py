"""takes the logarithm of a product that underflows

Breaks: records of thousands of tosses
Slips: 1
"""


def bernoulli_nll(data, w):
    if w < 0 or w > 1:
        raise ValueError("w must lie between 0 and 1")
    h = np.sum(data)
    t = len(data) - h
    if (h and w == 0) or (t and w == 1):
        return np.inf
    if w < 1e-9 and not h:
        return float(-t * np.log1p(-w)) + 0.0
    with np.errstate(divide="ignore"):
        return float(-np.log(float(w) ** h * (1 - float(w)) ** t)) + 0.0
