"""adds a term for each toss"""


def bernoulli_nll(data, w):
    if w < 0 or w > 1:
        raise ValueError("w must lie between 0 and 1")
    with np.errstate(divide="ignore"):
        head, tail = -np.log(float(w)), -np.log1p(-float(w))
    return float(np.sum(np.where(np.asarray(data) == 1, head, tail))) + 0.0
