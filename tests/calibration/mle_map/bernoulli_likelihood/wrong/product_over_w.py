"""multiplies over the values of w in place of the tosses

Breaks: `w` of any shape
Slips: 1, only a single w is right
"""


def bernoulli_likelihood(data, w):
    if not np.all((data == 0) | (data == 1)) or np.any(np.less(w, 0) | np.greater(w, 1)):
        raise ValueError("zeros and ones, and w from 0 to 1")
    w = np.asarray(w, float)
    h = np.sum(data)
    return float(np.prod(w**h * (1 - w) ** (len(data) - h)))
