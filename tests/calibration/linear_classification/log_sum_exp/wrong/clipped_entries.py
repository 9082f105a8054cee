"""clips entries to 700 in either direction

Breaks: entries of $\\pm 10^4$
Breaks: nothing but $-\\infty$
Slips: 2, large entries and -inf
"""


def log_sum_exp(Z, axis=-1):
    Z = np.clip(Z, -700, 700)
    top = np.max(Z, axis=axis, keepdims=True)
    top = np.where(np.isinf(top), 0.0, top)
    total = np.sum(np.exp(Z - top), axis=axis)
    return np.log(total) + np.squeeze(top, axis=axis)
