"""subtracts the maxima without keeping the axis

Breaks: rows a thousand apart from one another
Slips: 1, fails for most tables
"""


def softmax(Z):
    Z = np.asarray(Z, dtype=float)
    e = np.exp(Z - Z.max(axis=-1))
    return e / e.sum(axis=-1, keepdims=True)
