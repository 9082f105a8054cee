"""sums along axis 1 by default, which a single axis has not

Breaks: a single axis
"""


def log_sum_exp(Z, axis=1):
    top = np.max(Z, axis=axis, keepdims=True)
    top = np.where(np.isinf(top), 0.0, top)
    total = np.sum(np.exp(Z - top), axis=axis)
    return np.log(total) + np.squeeze(top, axis=axis)
