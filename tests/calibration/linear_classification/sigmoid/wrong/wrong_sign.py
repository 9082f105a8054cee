"""computes 1 / (1 + exp(z))

Breaks: $\\sigma(-z) = 1 - \\sigma(z)$
Slips: 1, every chance is that of the other label
"""


def sigmoid(z):
    z = np.asarray(z, dtype=float)
    small = np.exp(-np.abs(z))
    return np.where(z >= 0, small, 1.0)[()] / (1 + small)
