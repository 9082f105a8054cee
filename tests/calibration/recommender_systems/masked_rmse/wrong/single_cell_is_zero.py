"""returns 0 for a single cell

Breaks: with a single one
"""


def masked_rmse(Y, Y_hat, mask):
    if not np.any(mask):
        raise ValueError("nothing observed")
    e = Y_hat[mask].astype(float) - Y[mask].astype(float)
    if len(e) == 1:
        return 0.0
    return np.sqrt(np.mean(e**2))
