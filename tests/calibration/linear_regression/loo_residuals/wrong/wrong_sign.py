"""subtracts the target from the prediction, which turns the sign around

Slips: 1, no residual of noisy data is right
"""


def loo_residuals(X, y):
    H = hat_matrix(X)
    h = np.diag(H)
    if np.any(1 - h <= 1e-10):
        raise np.linalg.LinAlgError("a row has leverage 1")
    return (H @ y - y) / (1 - h)
