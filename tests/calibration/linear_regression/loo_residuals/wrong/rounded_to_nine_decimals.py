"""rounds the residuals to nine decimals

Breaks: targets in tiny units
Slips: 1
"""


def loo_residuals(X, y):
    H = hat_matrix(X)
    h = np.diag(H)
    if (1 - h <= 1e-10).any():
        raise np.linalg.LinAlgError("leverage 1")
    return np.round((y - H @ y) / (1 - h), 9)
