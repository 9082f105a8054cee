"""loops over the entries of w, which a single number has not

Breaks: a single number
Slips: 1
"""


def bernoulli_likelihood(data, w):
    if not np.all((data == 0) | (data == 1)) or np.any(np.less(w, 0) | np.greater(w, 1)):
        raise ValueError("zeros and ones, and w from 0 to 1")
    h = np.sum(data)
    return np.array([p**h * (1.0 - p) ** (len(data) - h) for p in w])
