"""subtracts the smallest score

Breaks: scores of $\\pm 10^4$
"""


def softmax(Z):
    Z = np.asarray(Z, dtype=float)
    e = np.exp(Z - Z.min(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)
