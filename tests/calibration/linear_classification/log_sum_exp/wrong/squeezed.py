"""squeezes all axes of length 1 away, that of a single row too"""


def log_sum_exp(Z, axis=-1):
    Z = np.asarray(Z, dtype=float)
    c = Z.max(axis=axis, keepdims=True)
    c[np.isneginf(c)] = 0.0
    with np.errstate(divide="ignore"):
        result = c + np.log(np.exp(Z - c).sum(axis=axis, keepdims=True))
    return result.squeeze()[()]
