"""divides scores by their sum

Slips: 1, right for equal scores only
"""


def softmax(Z):
    Z = np.asarray(Z, dtype=float)
    e = Z - Z.min(axis=-1, keepdims=True) + 1
    return e / e.sum(axis=-1, keepdims=True)
