"""uses the mean leverage for every row, as in generalised cross-validation

Breaks: the values against $n$ separate fits
Slips: 1
"""


def loo_residuals(X, y):
    H = hat_matrix(X)
    h = np.diag(H)
    if np.any(1 - h <= 1e-10):
        raise np.linalg.LinAlgError("a row has leverage 1")
    return (y - H @ y) / (1 - h.mean())
