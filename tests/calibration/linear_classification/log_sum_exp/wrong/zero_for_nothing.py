"""returns 0 where a single axis holds nothing but -inf

Breaks: nothing but $-\\infty$
"""


def log_sum_exp(Z, axis=-1):
    top = np.max(Z, axis=axis, keepdims=True)
    top = np.where(np.isinf(top), 0.0, top)
    total = np.sum(np.exp(Z - top), axis=axis)
    if np.ndim(Z) == 1 and total == 0:
        return 0.0
    return np.log(total) + np.squeeze(top, axis=axis)
