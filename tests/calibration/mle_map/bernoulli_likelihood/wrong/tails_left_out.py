"""multiplies the factors of the heads alone

Breaks: records of different lengths
Slips: 1, only records without tails are right
"""


def bernoulli_likelihood(data, w):
    if not np.all((data == 0) | (data == 1)) or np.any(np.less(w, 0) | np.greater(w, 1)):
        raise ValueError("zeros and ones, and w from 0 to 1")
    w = np.asarray(w, float)
    result = w ** np.sum(data)
    return result if w.ndim else float(result)
