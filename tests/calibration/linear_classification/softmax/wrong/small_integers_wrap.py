"""subtracts the largest score in the dtype of the scores, where int8 wraps around

Breaks: integers (`int8` included, whose differences would not fit)
"""


def softmax(Z):
    e = np.exp((Z - np.max(Z, axis=-1, keepdims=True)).astype(float))
    return e / e.sum(axis=-1, keepdims=True)
