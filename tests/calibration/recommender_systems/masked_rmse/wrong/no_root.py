"""returns the mean squared error without the root

Breaks: tables with all cells observed
Slips: 1, every value lacks the root
"""


def masked_rmse(Y, Y_hat, mask):
    if not np.any(mask):
        raise ValueError("nothing observed")
    e = Y_hat[mask].astype(float) - Y[mask].astype(float)
    return np.mean(e**2)
