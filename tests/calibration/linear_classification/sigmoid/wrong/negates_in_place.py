"""takes absolute values in place

Breaks: that the arguments stay as they were
"""


def sigmoid(z):
    z = np.asarray(z, dtype=float)
    right = z >= 0
    if z.ndim:
        np.abs(z, out=z)
    else:
        z = np.abs(z)
    small = np.exp(-z)
    return np.where(right, 1.0, small)[()] / (1 + small)
