"""takes the exponentials of minus the scores

Slips: 1, the smallest score wins
"""


def softmax(Z):
    Z = -np.asarray(Z, dtype=float)
    e = np.exp(Z - Z.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)
