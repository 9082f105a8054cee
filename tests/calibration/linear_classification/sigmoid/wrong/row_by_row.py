"""works on one axis only

Breaks: tables of scores
"""


def sigmoid(z):
    z = np.array([float(v) for v in z]) if np.ndim(z) else np.float64(z)
    small = np.exp(-np.abs(z))
    return np.where(z >= 0, 1.0, small)[()] / (1 + small)
