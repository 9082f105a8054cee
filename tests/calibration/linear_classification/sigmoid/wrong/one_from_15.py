"""returns 1 above a score of 15

Breaks: $\\sigma(-z) = 1 - \\sigma(z)$
"""


def sigmoid(z):
    z = np.asarray(z, dtype=float)
    small = np.exp(-np.abs(z))
    return np.where(z > 15, 1.0, np.where(z >= 0, 1.0, small) / (1 + small))[()]
