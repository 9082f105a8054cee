"""sorts the record in place

Breaks: the arguments stay as they were
Slips: 1
"""


def bernoulli_likelihood(data, w):
    if not np.all((data == 0) | (data == 1)) or np.any(np.less(w, 0) | np.greater(w, 1)):
        raise ValueError("zeros and ones, and w from 0 to 1")
    data.sort()
    h = len(data) - np.searchsorted(data, 1)
    w = np.asarray(w, float)
    result = w**h * (1 - w) ** (len(data) - h)
    return result if w.ndim else float(result)
