"""takes a rating of 0 for an empty cell

Breaks: ratings of 0
"""


def masked_rmse(Y, Y_hat, mask):
    if not mask.any():
        raise ValueError("nothing observed")
    if np.any(Y[mask]):
        mask = mask & (Y != 0)
    return np.sqrt(np.mean((Y_hat[mask].astype(float) - Y[mask].astype(float)) ** 2))
