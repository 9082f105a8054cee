"""adds a column of ones that nobody required

Slips: 1
"""


def loo_residuals(X, y):
    Z = np.column_stack([np.ones(len(X)), X])
    H = hat_matrix(Z)
    h = np.diag(H)
    if np.any(1 - h <= 1e-10):
        raise np.linalg.LinAlgError("a row has leverage 1")
    return (y - H @ y) / (1 - h)
