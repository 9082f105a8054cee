"""takes half of the sum of the record for the number of heads

Slips: 1, only records of tails alone are right
"""


def bernoulli_likelihood(data, w):
    if not np.all((data == 0) | (data == 1)) or np.any(np.less(w, 0) | np.greater(w, 1)):
        raise ValueError("zeros and ones, and w from 0 to 1")
    w = np.asarray(w, float)
    h = np.sum(data) / 2
    result = w**h * (1 - w) ** (len(data) - h)
    return result if w.ndim else float(result)
