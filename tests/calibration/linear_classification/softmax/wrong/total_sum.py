"""divides by the sum of the whole table

Breaks: rows a thousand apart from one another
Slips: 1, only single rows are right
"""


def softmax(Z):
    Z = np.asarray(Z, dtype=float)
    e = np.exp(Z - Z.max(axis=-1, keepdims=True))
    return e / e.sum()
