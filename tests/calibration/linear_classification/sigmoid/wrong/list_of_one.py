"""returns an array of length one for a single number

Breaks: a single number
"""


def sigmoid(z):
    z = np.atleast_1d(np.asarray(z, dtype=float))
    small = np.exp(-np.abs(z))
    return np.where(z >= 0, 1.0, small)[()] / (1 + small)
