"""writes -1e300 over -inf in place

Breaks: that the arguments stay as they were
"""


def log_sum_exp(Z, axis=-1):
    if np.asarray(Z).dtype == float:
        gone = np.isneginf(Z)
        Z[gone] = -1e300
    top = np.max(Z, axis=axis, keepdims=True)
    top = np.where(np.isinf(top), 0.0, top)
    total = np.sum(np.exp(Z - top), axis=axis)
    out = np.log(total) + np.squeeze(top, axis=axis)
    return np.where(out < -1e299, -np.inf, out)[()]
