"""takes the mean in place of the sum

Slips: 1, right for a single entry only
"""


def log_sum_exp(Z, axis=-1):
    top = np.max(Z, axis=axis, keepdims=True)
    top = np.where(np.isinf(top), 0.0, top)
    total = np.mean(np.exp(Z - top), axis=axis)
    return np.log(total) + np.squeeze(top, axis=axis)
