"""takes the logarithm of the product for records of fewer than 1000 tosses

Breaks: records of thousands of tosses
Slips: 1
"""


def bernoulli_nll(data, w):
    if w < 0 or w > 1:
        raise ValueError("w must lie between 0 and 1")
    h = int(np.sum(data))
    t = len(data) - h
    if (h and w == 0) or (t and w == 1):
        return np.inf
    if h and h + t < 1000:
        product = w**h * (1 - w) ** t
        return float(-np.log(product)) + 0.0 if product > 0 else np.inf
    total = 0.0
    if h:
        total -= h * float(np.log(w))
    if t:
        total -= t * float(np.log1p(-w))
    return total
