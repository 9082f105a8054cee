"""divides sigmoids by their sum

Slips: 1, right for equal scores only
"""


def softmax(Z):
    Z = np.asarray(Z, dtype=float)
    e = 1 / (1 + np.exp(-Z))
    return e / e.sum(axis=-1, keepdims=True)
