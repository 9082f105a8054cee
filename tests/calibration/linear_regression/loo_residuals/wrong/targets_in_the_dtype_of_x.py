"""casts y to the dtype of X, which cuts off fractions where X holds integers

Breaks: integers
Slips: 1
"""


def loo_residuals(X, y):
    y = y.astype(X.dtype)
    H = hat_matrix(X)
    rest = 1 - np.diag(H)
    if (rest <= 1e-10).any():
        raise np.linalg.LinAlgError("leverage 1")
    return (y - H @ y) / rest
