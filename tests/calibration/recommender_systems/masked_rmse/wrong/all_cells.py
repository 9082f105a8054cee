"""takes the mean over all cells

Breaks: with some
Breaks: with a single one
Breaks: ordinary numbers there
"""


def masked_rmse(Y, Y_hat, mask):
    if not np.any(mask):
        raise ValueError("nothing observed")
    e = Y_hat.astype(float) - Y.astype(float)
    return np.sqrt(np.mean(e**2))
