"""returns nan if nothing was observed

Breaks: ValueError for an empty mask
"""


def masked_rmse(Y, Y_hat, mask):
    e = Y_hat[mask].astype(float) - Y[mask].astype(float)
    return np.sqrt(np.mean(e**2))
