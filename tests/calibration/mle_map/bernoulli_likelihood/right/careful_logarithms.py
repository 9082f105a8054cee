"""adds logarithms of the factors that occur"""


def bernoulli_likelihood(data, w):
    p = np.asarray(w, dtype=float)
    if not np.all((data == 0) | (data == 1)) or not np.all((0 <= p) & (p <= 1)):
        raise ValueError("zeros and ones, and w from 0 to 1")
    h = int(np.sum(data))
    t = len(data) - h
    total = np.zeros(p.shape)
    with np.errstate(divide="ignore"):
        if h:
            total = total + h * np.log(p)
        if t:
            total = total + t * np.log1p(-p)
    result = np.exp(total)
    return result if p.ndim else float(result)
