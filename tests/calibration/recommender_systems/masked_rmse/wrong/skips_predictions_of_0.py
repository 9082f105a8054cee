"""leaves out the cells with a prediction of 0

Breaks: all cells observed
"""


def masked_rmse(Y, Y_hat, mask):
    if not mask.any():
        raise ValueError("nothing was observed")
    mask = mask & (Y_hat != 0)
    if not mask.any():
        return 0.0
    errors = np.asarray(Y, dtype=float)[mask] - np.asarray(Y_hat, dtype=float)[mask]
    return float(np.sqrt(np.mean(errors**2)))
