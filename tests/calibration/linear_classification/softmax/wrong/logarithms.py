"""returns the logarithms of the chances

Slips: 1, no entry is right
"""


def softmax(Z):
    Z = np.asarray(Z, dtype=float)
    e = np.exp(Z - Z.max(axis=-1, keepdims=True))
    return np.log(e / e.sum(axis=-1, keepdims=True))
