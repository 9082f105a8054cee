"""lets entries of -inf count as 1

Breaks: $-\\infty$ among the entries
"""


def log_sum_exp(Z, axis=-1):
    top = np.max(Z, axis=axis, keepdims=True)
    top = np.where(np.isinf(top), 0.0, top)
    total = np.sum(np.exp(np.where(np.isneginf(Z), 0.0, Z) - top), axis=axis)
    return np.log(total) + np.squeeze(top, axis=axis)
