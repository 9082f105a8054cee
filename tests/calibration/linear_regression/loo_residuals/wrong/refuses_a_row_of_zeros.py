"""raises the error for a row of zeros

Breaks: the values against $n$ separate fits
Slips: 1
"""


def loo_residuals(X, y):
    H = hat_matrix(X)
    rest = 1 - np.diag(H)
    if not np.any(X, axis=1).all() or np.any(rest <= 1e-10):
        raise np.linalg.LinAlgError("leverage")
    return (y - H @ y) / rest
