"""does not add the maximum again

Slips: 1, only rows with the maximum 0 are right
"""


def log_sum_exp(Z, axis=-1):
    top = np.max(Z, axis=axis, keepdims=True)
    top = np.where(np.isinf(top), 0.0, top)
    total = np.sum(np.exp(Z - top), axis=axis)
    return np.log(total)
