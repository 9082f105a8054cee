"""returns 0 below -36

Breaks: the left tail
"""


def sigmoid(z):
    z = np.asarray(z, dtype=float)
    return np.where(z < -36, 0.0, 1 / (1 + np.exp(-np.maximum(z, -36))))[()]
