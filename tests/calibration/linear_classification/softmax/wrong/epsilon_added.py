"""adds 1e-8 to the sum

Slips: 1, no chance is right to nine digits
"""


def softmax(Z):
    Z = np.asarray(Z, dtype=float)
    e = np.exp(Z - Z.max(axis=-1, keepdims=True))
    return e / (e.sum(axis=-1, keepdims=True) + 1e-8)
