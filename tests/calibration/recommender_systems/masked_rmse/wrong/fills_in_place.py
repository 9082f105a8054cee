"""writes zeros into the unobserved cells of the ratings

Breaks: the arguments stay as they were
"""


def masked_rmse(Y, Y_hat, mask):
    if not np.any(mask):
        raise ValueError("nothing observed")
    Y[~mask] = 0
    Y_hat[~mask] = 0
    e = (Y_hat.astype(float) - Y.astype(float))[mask]
    return np.sqrt(np.mean(e**2))
