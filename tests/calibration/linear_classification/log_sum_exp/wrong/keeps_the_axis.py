"""keeps the summed axis with length 1

Slips: 1, no shape is right
"""


def log_sum_exp(Z, axis=-1):
    top = np.max(Z, axis=axis, keepdims=True)
    top = np.where(np.isinf(top), 0.0, top)
    total = np.sum(np.exp(Z - top), axis=axis, keepdims=True)
    return np.log(total) + top
