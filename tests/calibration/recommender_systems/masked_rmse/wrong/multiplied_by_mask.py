"""multiplies the errors by the mask

Breaks: nan and infinity in unobserved cells of either table
"""


def masked_rmse(Y, Y_hat, mask):
    if not np.any(mask):
        raise ValueError("nothing observed")
    e = mask * (Y_hat.astype(float) - Y.astype(float))
    return np.sqrt(np.sum(e**2) / mask.sum())
