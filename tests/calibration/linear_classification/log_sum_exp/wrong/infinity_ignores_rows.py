"""returns -inf for every row that holds -inf

Breaks: $-\\infty$ among the entries
"""


def log_sum_exp(Z, axis=-1):
    top = np.max(Z, axis=axis, keepdims=True)
    top = np.where(np.isinf(top), 0.0, top)
    total = np.sum(np.exp(Z - top), axis=axis)
    out = np.log(total) + np.squeeze(top, axis=axis)
    return np.where(np.isneginf(Z).any(axis=axis), -np.inf, out)[()]
