"""sets answers below 1e-100 to zero

Breaks: targets in tiny units
Slips: 1
"""


def loo_residuals(X, y):
    H = hat_matrix(X)
    rest = 1 - np.diag(H)
    if np.any(rest <= 1e-10):
        raise np.linalg.LinAlgError("leverage")
    e = (y - H @ y) / rest
    return np.where(np.abs(e) < 1e-100, 0.0, e)
