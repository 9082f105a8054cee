"""divides by the number of all cells

Breaks: with some
"""


def masked_rmse(Y, Y_hat, mask):
    if not np.any(mask):
        raise ValueError("nothing observed")
    e = Y_hat[mask].astype(float) - Y[mask].astype(float)
    return np.sqrt(np.sum(e**2) / mask.size)
