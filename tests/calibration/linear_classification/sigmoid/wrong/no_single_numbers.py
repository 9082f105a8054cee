"""fails for a single number

Breaks: a single number
"""


def sigmoid(z):
    z = np.asarray(z, dtype=float)
    z[:0] = 0
    small = np.exp(-np.abs(z))
    return np.where(z >= 0, 1.0, small)[()] / (1 + small)
