"""takes an integer w for an array

Breaks: an integer
Slips: 1
"""


def bernoulli_likelihood(data, w):
    if not np.all((data == 0) | (data == 1)) or np.any(np.less(w, 0) | np.greater(w, 1)):
        raise ValueError("zeros and ones, and w from 0 to 1")
    h = np.sum(data)
    if isinstance(w, float):
        return float(w**h * (1 - w) ** (len(data) - h))
    result = np.empty(w.shape)
    result[...] = w.astype(float) ** h * (1.0 - w) ** (len(data) - h)
    return result
