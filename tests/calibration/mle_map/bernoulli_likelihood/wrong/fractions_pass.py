"""checks only that the entries lie between 0 and 1

Breaks: `ValueError` for other entries of `data`
Slips: 1
"""


def bernoulli_likelihood(data, w):
    if np.any((data < 0) | (data > 1)) or np.any(np.less(w, 0) | np.greater(w, 1)):
        raise ValueError("data and w must lie between 0 and 1")
    w = np.asarray(w, float)
    h = np.sum(data)
    result = w**h * (1 - w) ** (len(data) - h)
    return result if w.ndim else float(result)
