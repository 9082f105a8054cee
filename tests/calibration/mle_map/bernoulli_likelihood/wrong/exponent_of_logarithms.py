"""takes logarithms first, so that the ends are nan

Breaks: `w = 0` and `w = 1`
Slips: 1
"""


def bernoulli_likelihood(data, w):
    if not np.all((data == 0) | (data == 1)) or np.any(np.less(w, 0) | np.greater(w, 1)):
        raise ValueError("zeros and ones, and w from 0 to 1")
    w = np.asarray(w, float)
    h = np.sum(data)
    t = len(data) - h
    with np.errstate(all="ignore"):
        result = np.exp(h * np.log(w) + t * np.log(1 - w))
        if np.all(w == 1) and t == 0:
            result = np.ones(w.shape)
    return result if w.ndim else float(result)
