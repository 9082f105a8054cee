"""expands the squares of the errors

Breaks: ratings much larger than the errors
"""


def masked_rmse(Y, Y_hat, mask):
    if not np.any(mask):
        raise ValueError("nothing observed")
    a, b = Y_hat[mask].astype(float), Y[mask].astype(float)
    return np.sqrt(max(np.mean(a**2) - 2 * np.mean(a * b) + np.mean(b**2), 0))
