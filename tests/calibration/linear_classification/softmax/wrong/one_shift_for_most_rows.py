"""subtracts the largest score of the table from rows less than 700 below

Breaks: tiny probabilities
Slips: 1
"""


def softmax(Z):
    Z = np.asarray(Z, float)
    top = Z.max(axis=-1, keepdims=True)
    shift = np.where(top < Z.max() - 700, top, Z.max())
    e = np.exp(Z - shift)
    return e / e.sum(axis=-1, keepdims=True)
