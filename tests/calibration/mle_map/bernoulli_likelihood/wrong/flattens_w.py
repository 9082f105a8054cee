"""returns a vector whatever the shape of w is

Breaks: `w` of any shape
Slips: 1
"""


def bernoulli_likelihood(data, w):
    if not np.all((data == 0) | (data == 1)) or np.any(np.less(w, 0) | np.greater(w, 1)):
        raise ValueError("zeros and ones, and w from 0 to 1")
    is_number = np.ndim(w) == 0
    w = np.ravel(np.asarray(w, float))
    h = np.sum(data)
    result = w**h * (1 - w) ** (len(data) - h)
    return float(result[0]) if is_number else result
