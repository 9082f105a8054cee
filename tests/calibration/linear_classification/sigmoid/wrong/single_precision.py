"""computes in single precision

Slips: 1, no digit beyond the seventh is right
"""


def sigmoid(z):
    z = np.asarray(z, dtype=np.float32)
    small = np.exp(-np.abs(z))
    return np.where(z >= 0, 1.0, small)[()] / (1 + small)
