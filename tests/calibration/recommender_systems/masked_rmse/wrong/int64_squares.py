"""squares errors of integers in 64 bits, where those of billions do not fit

Breaks: integers
"""


def masked_rmse(Y, Y_hat, mask):
    if not mask.any():
        raise ValueError("nothing was observed")
    kind = float if Y.dtype.kind == 'f' or Y_hat.dtype.kind == 'f' else np.int64
    errors = Y[mask].astype(kind) - Y_hat[mask].astype(kind)
    return float(np.sqrt(np.mean(errors**2)))
