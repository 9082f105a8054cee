"""returns 0 for a record without tosses

Breaks: an empty record
Slips: 1
"""


def bernoulli_likelihood(data, w):
    if not np.all((data == 0) | (data == 1)) or np.any(np.less(w, 0) | np.greater(w, 1)):
        raise ValueError("zeros and ones, and w from 0 to 1")
    w = np.asarray(w, float)
    if len(data) == 0:
        return np.zeros(w.shape)
    h = np.sum(data)
    result = w**h * (1 - w) ** (len(data) - h)
    return result if w.ndim else float(result)
