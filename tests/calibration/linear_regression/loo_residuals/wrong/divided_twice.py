"""divides by (1 - h)^2 in place of 1 - h

Slips: 1, no residual is right
"""


def loo_residuals(X, y):
    H = hat_matrix(X)
    h = np.diag(H)
    if np.any(1 - h <= 1e-10):
        raise np.linalg.LinAlgError("a row has leverage 1")
    return (y - H @ y) / (1 - h) ** 2
