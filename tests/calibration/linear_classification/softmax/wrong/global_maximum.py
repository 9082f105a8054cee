"""subtracts the largest score of the whole table

Breaks: rows a thousand apart from one another
"""


def softmax(Z):
    Z = np.asarray(Z, dtype=float)
    e = np.exp(Z - Z.max())
    return e / e.sum(axis=-1, keepdims=True)
