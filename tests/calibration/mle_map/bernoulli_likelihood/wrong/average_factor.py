"""returns the geometric mean of the factors, not their product

Breaks: records of different lengths
Slips: 1, only single tosses are right
"""


def bernoulli_likelihood(data, w):
    if not np.all((data == 0) | (data == 1)) or np.any(np.less(w, 0) | np.greater(w, 1)):
        raise ValueError("zeros and ones, and w from 0 to 1")
    w = np.asarray(w, float)
    n = max(len(data), 1)
    h = np.sum(data)
    result = (w**h * (1 - w) ** (len(data) - h)) ** (1 / n)
    return result if w.ndim else float(result)
