"""returns an array of one entry for a single number w

Breaks: a single number
Slips: 1
"""


def bernoulli_likelihood(data, w):
    if not np.all((data == 0) | (data == 1)) or np.any(np.less(w, 0) | np.greater(w, 1)):
        raise ValueError("zeros and ones, and w from 0 to 1")
    w = np.atleast_1d(np.asarray(w, float))
    h = np.sum(data)
    return w**h * (1 - w) ** (len(data) - h)
