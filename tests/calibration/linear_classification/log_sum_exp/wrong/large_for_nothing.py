"""returns a large negative number where all entries are -inf

Breaks: nothing but $-\\infty$
"""


def log_sum_exp(Z, axis=-1):
    top = np.max(Z, axis=axis, keepdims=True)
    top = np.where(np.isinf(top), 0.0, top)
    total = np.sum(np.exp(Z - top), axis=axis)
    total = np.maximum(total, 1e-300)
    return np.log(total) + np.squeeze(top, axis=axis)
