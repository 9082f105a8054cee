"""keeps chances in the dtype of the scores

Breaks: integers
"""


def softmax(Z):
    kind = np.asarray(Z).dtype
    Z = np.asarray(Z, dtype=float)
    e = np.exp(Z - Z.max(axis=-1, keepdims=True))
    return (e / e.sum(axis=-1, keepdims=True)).astype(kind)
