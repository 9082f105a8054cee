"""returns the maximum of the entries alone

Slips: 1, right where one entry is much larger only
"""


def log_sum_exp(Z, axis=-1):
    top = np.max(Z, axis=axis, keepdims=True)
    top = np.where(np.isinf(top), 0.0, top)
    total = np.sum(np.exp(Z - top), axis=axis)
    return np.max(Z, axis=axis) + 0.0
