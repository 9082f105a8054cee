"""returns an array of length one for a single axis

Breaks: a single axis
"""


def log_sum_exp(Z, axis=-1):
    top = np.max(Z, axis=axis, keepdims=True)
    top = np.where(np.isinf(top), 0.0, top)
    total = np.sum(np.exp(Z - top), axis=axis)
    return np.atleast_1d(np.log(total) + np.squeeze(top, axis=axis))
