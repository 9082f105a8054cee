"""uses the norm of the errors"""


def masked_rmse(Y, Y_hat, mask):
    rows, cols = np.nonzero(mask)
    if len(rows) == 0:
        raise ValueError("no ratings")
    return np.linalg.norm(1.0 * Y_hat[rows, cols] - 1.0 * Y[rows, cols]) / np.sqrt(len(rows))
