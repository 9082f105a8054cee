"""returns 0 if nothing was observed

Breaks: ValueError for an empty mask
"""


def masked_rmse(Y, Y_hat, mask):
    if not np.any(mask):
        return 0.0
    e = Y_hat[mask].astype(float) - Y[mask].astype(float)
    return np.sqrt(np.mean(e**2))
