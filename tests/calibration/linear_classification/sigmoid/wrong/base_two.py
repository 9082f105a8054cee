"""takes powers of 2 in place of e

Slips: 1, right at 0 only
"""


def sigmoid(z):
    z = np.asarray(z, dtype=float)
    small = np.exp2(-np.abs(z))
    return np.where(z >= 0, 1.0, small)[()] / (1 + small)
