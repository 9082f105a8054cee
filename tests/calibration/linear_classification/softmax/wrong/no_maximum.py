"""subtracts nothing, so that large scores overflow

Breaks: scores of $\\pm 10^4$
Slips: 1, single rows of large scores fail, too
"""


def softmax(Z):
    Z = np.asarray(Z, dtype=float)
    e = np.exp(Z)
    return e / e.sum(axis=-1, keepdims=True)
