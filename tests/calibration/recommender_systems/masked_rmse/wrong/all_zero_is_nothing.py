"""raises ValueError if all observed ratings are 0

Breaks: ratings of 0
Slips: 1
"""


def masked_rmse(Y, Y_hat, mask):
    given = np.where(mask, np.asarray(Y, dtype=float), 0.0)
    if not given.any():
        raise ValueError("nothing observed")
    error = np.asarray(Y_hat, dtype=float)[mask] - given[mask]
    return float(np.sqrt(np.mean(error**2)))
