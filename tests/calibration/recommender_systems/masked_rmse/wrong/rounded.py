"""rounds to twelve decimals

Breaks: large and tiny units
"""


def masked_rmse(Y, Y_hat, mask):
    if not np.any(mask):
        raise ValueError("nothing observed")
    e = Y_hat[mask].astype(float) - Y[mask].astype(float)
    return np.round(np.sqrt(np.mean(e**2)), 12)
