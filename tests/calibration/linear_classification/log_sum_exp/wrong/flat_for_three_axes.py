"""flattens tables of three axes

Breaks: each axis of tables with two or three axes
"""


def log_sum_exp(Z, axis=-1):
    if np.ndim(Z) == 3:
        Z = np.reshape(Z, (len(Z), -1))
        axis = min(axis, 1)
    top = np.max(Z, axis=axis, keepdims=True)
    top = np.where(np.isinf(top), 0.0, top)
    total = np.sum(np.exp(Z - top), axis=axis)
    return np.log(total) + np.squeeze(top, axis=axis)
