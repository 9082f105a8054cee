"""takes w for the probability of tails

Slips: 1, no likelihood is right
"""


def bernoulli_likelihood(data, w):
    if not np.all((data == 0) | (data == 1)) or np.any(np.less(w, 0) | np.greater(w, 1)):
        raise ValueError("zeros and ones, and w from 0 to 1")
    w = np.asarray(w, float)
    t = np.sum(data)
    result = w ** (len(data) - t) * (1 - w) ** t
    return result if w.ndim else float(result)
