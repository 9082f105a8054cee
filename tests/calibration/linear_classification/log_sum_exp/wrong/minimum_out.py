"""takes the smallest entry out

Breaks: entries of $\\pm 10^4$
Breaks: $-\\infty$ among the entries
Slips: 2, overflow and -inf
"""


def log_sum_exp(Z, axis=-1):
    top = np.min(Z, axis=axis, keepdims=True)
    top = np.where(np.isinf(top), 0.0, top)
    total = np.sum(np.exp(Z - top), axis=axis)
    return np.log(total) + np.squeeze(top, axis=axis)
