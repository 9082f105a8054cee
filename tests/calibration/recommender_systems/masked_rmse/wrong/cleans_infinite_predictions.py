"""writes zeros over infinite predictions in the table that it was given

Breaks: the arguments stay as they were
"""


def masked_rmse(Y, Y_hat, mask):
    if not mask.any():
        raise ValueError("nothing was observed")
    if Y_hat.dtype.kind == 'f':
        Y_hat[np.isinf(Y_hat)] = 0
    errors = np.asarray(Y, dtype=float)[mask] - np.asarray(Y_hat, dtype=float)[mask]
    return float(np.sqrt(np.mean(errors**2)))
