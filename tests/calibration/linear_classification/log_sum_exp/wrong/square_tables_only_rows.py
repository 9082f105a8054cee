"""subtracts the row of maxima without keeping the axis

Slips: 1, rows and columns get mixed up
"""


def log_sum_exp(Z, axis=-1):
    top = np.max(Z, axis=axis)
    top = np.where(np.isinf(top), 0.0, top)
    total = np.sum(np.exp(Z - top), axis=axis)
    return np.log(total) + top
