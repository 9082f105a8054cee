"""multiplies by the number of arrangements of the heads

Breaks: records of different lengths
Slips: 1
"""

import math


def bernoulli_likelihood(data, w):
    if not np.all((data == 0) | (data == 1)) or np.any(np.less(w, 0) | np.greater(w, 1)):
        raise ValueError("zeros and ones, and w from 0 to 1")
    w = np.asarray(w, float)
    h = int(np.sum(data))
    result = math.comb(len(data), h) * w**h * (1 - w) ** (len(data) - h)
    return result if w.ndim else float(result)
