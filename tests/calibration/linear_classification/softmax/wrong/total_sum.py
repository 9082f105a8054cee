"""divides by the sum of the whole table

Breaks: square tables
Slips: 1, only single rows are right
"""


def softmax(Z):
    Z = np.asarray(Z, dtype=float)
    e = np.exp(Z - Z.max(axis=-1, keepdims=True))
    return e / e.sum()
