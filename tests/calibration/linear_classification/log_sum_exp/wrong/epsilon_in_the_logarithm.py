"""adds 1e-12 to the sum before the logarithm

Breaks: nothing but $-\\infty$
"""


def log_sum_exp(Z, axis=-1):
    top = np.max(Z, axis=axis, keepdims=True)
    top = np.where(np.isinf(top), 0.0, top)
    total = np.sum(np.exp(Z - top), axis=axis)
    return np.log(total + 1e-12) + np.squeeze(top, axis=axis)
