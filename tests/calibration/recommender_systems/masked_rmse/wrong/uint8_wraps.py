"""subtracts small integers without making floats

Breaks: integers (uint8 too)
"""


def masked_rmse(Y, Y_hat, mask):
    if not np.any(mask):
        raise ValueError("nothing observed")
    e = (Y_hat[mask] - Y[mask]).astype(float)
    return np.sqrt(np.mean(e**2))
