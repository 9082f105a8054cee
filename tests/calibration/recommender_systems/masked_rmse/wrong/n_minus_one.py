"""divides by one less than the number of cells

Breaks: tables with all cells observed
Slips: 1, every value is another
"""


def masked_rmse(Y, Y_hat, mask):
    if not np.any(mask):
        raise ValueError("nothing observed")
    e = Y_hat[mask].astype(float) - Y[mask].astype(float)
    return np.sqrt(np.sum(e**2) / max(len(e) - 1, 1))
