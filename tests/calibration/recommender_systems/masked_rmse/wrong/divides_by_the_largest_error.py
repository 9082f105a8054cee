"""divides by the largest error, also where that is 0, and so returns nan for perfect predictions

Breaks: all cells observed
"""


def masked_rmse(Y, Y_hat, mask):
    if not mask.any():
        raise ValueError("nothing was observed")
    errors = np.asarray(Y, dtype=float)[mask] - np.asarray(Y_hat, dtype=float)[mask]
    with np.errstate(all="ignore"):
        largest = np.abs(errors).max()
        return float(largest * np.sqrt(np.mean((errors / largest) ** 2)))
