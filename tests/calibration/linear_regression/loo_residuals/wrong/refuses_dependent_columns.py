"""raises LinAlgError for tables that have not full rank

Breaks: tables that have not full rank
Slips: 1
"""


def loo_residuals(X, y):
    H = hat_matrix(X)
    h = np.diag(H)
    if np.linalg.matrix_rank(X) < X.shape[1] or np.any(1 - h <= 1e-10):
        raise np.linalg.LinAlgError("not determined")
    return (y - H @ y) / (1 - h)
