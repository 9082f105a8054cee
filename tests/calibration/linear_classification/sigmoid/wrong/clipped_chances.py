"""keeps chances between 1e-15 and 1 - 1e-15

Breaks: the left tail
Slips: 2, both ends and the left tail
"""


def sigmoid(z):
    z = np.asarray(z, dtype=float)
    small = np.exp(-np.abs(z))
    p = np.where(z >= 0, 1.0, small)[()] / (1 + small)
    return np.clip(p, 1e-15, 1 - 1e-15)
