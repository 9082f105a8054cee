"""computes 1 - sigma(-z) on the left, which is 0 in the tail

Breaks: the left tail
"""


def sigmoid(z):
    z = np.asarray(z, dtype=float)
    small = np.exp(-np.abs(z))
    right = 1 / (1 + small)
    return np.where(z >= 0, right, 1 - right)[()]
