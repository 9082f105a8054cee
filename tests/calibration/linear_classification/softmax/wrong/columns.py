"""divides by the sums of the columns

Breaks: rows a thousand apart from one another
Slips: 1, only single rows are right
"""


def softmax(Z):
    Z = np.asarray(Z, dtype=float)
    e = np.exp(Z - Z.max(axis=0, keepdims=True))
    return e / e.sum(axis=0, keepdims=True)
