"""takes the mean of all errors that are not nan

Breaks: ordinary numbers there
"""


def masked_rmse(Y, Y_hat, mask):
    if not np.any(mask):
        raise ValueError("nothing observed")
    e = Y_hat.astype(float) - Y.astype(float)
    return np.sqrt(np.nanmean(e**2))
