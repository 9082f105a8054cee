"""takes the largest entry off in the entries' own integer type, where it may wrap around

Breaks: integers (`int8` included, whose differences would not fit)
"""


def log_sum_exp(Z, axis=-1):
    c = np.max(Z, axis=axis, keepdims=True)
    c = np.where(np.isneginf(c), 0, c).astype(Z.dtype)
    with np.errstate(divide="ignore"):
        total = np.log(np.sum(np.exp(Z - c), axis=axis))
    return total + np.squeeze(c, axis=axis).astype(float)
