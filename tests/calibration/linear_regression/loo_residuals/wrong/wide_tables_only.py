"""looks for leverage 1 only where n <= d

Breaks: the error for leverage 1
Slips: 2
"""


def loo_residuals(X, y):
    H = hat_matrix(X)
    if len(X) <= X.shape[1]:
        raise np.linalg.LinAlgError("too few rows")
    return (y - H @ y) / np.maximum(1 - np.diag(H), 1e-12)
