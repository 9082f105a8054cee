"""returns a flat array

Breaks: tables of scores
"""


def sigmoid(z):
    z = np.asarray(z, dtype=float)
    z = z.ravel() if z.ndim else z
    small = np.exp(-np.abs(z))
    return np.where(z >= 0, 1.0, small)[()] / (1 + small)
