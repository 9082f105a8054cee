"""leaves the plain residuals in the caller's y

Breaks: that the arguments stay as they were
Slips: 1
"""


def loo_residuals(X, y):
    H = hat_matrix(X)
    h = np.diag(H)
    if np.any(1 - h <= 1e-10):
        raise np.linalg.LinAlgError("a row has leverage 1")
    if y.dtype == float:
        y -= H @ y
        return y / (1 - h)
    return (y - H @ y) / (1 - h)
