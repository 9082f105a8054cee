"""subtracts in the dtype of the scores, in which int8 overflows

Breaks: integers
"""


def softmax(Z):
    e = np.exp(Z - Z.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)
