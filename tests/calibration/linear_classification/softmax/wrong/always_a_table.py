"""returns a table for a single row

Breaks: a single row of shape `(K,)`
"""


def softmax(Z):
    Z = np.atleast_2d(np.asarray(Z, dtype=float))
    e = np.exp(Z - Z.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)
