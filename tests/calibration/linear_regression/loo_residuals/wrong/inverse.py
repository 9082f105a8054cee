"""inverts X^T X, which fails or gives garbage where X has not full rank

Breaks: tables that have not full rank
Slips: 1
"""


def loo_residuals(X, y):
    H = X @ np.linalg.inv(X.T @ X) @ X.T
    h = np.diag(H)
    if np.any(1 - h <= 1e-10):
        raise np.linalg.LinAlgError("a row has leverage 1")
    return (y - H @ y) / (1 - h)
