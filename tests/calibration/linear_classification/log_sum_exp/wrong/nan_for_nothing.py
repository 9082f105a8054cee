"""subtracts -inf from -inf where there is nothing else

Breaks: nothing but $-\\infty$
"""


def log_sum_exp(Z, axis=-1):
    top = np.max(Z, axis=axis, keepdims=True)
    total = np.sum(np.exp(Z - top), axis=axis)
    return np.log(total) + np.squeeze(top, axis=axis)
