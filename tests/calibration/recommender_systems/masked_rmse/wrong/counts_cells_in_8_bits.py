"""counts the observed cells in 8 bits, in which 256 are none

Breaks: all cells observed
"""


def masked_rmse(Y, Y_hat, mask):
    if not mask.any():
        raise ValueError("nothing was observed")
    errors = np.asarray(Y, dtype=float)[mask] - np.asarray(Y_hat, dtype=float)[mask]
    return float(np.sqrt(np.sum(errors**2) / np.sum(mask, dtype=np.uint8)))
