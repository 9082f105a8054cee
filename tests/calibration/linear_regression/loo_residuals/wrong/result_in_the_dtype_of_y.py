"""stores the result in the dtype of y, which cuts off fractions for integers

Breaks: integers
Slips: 1
"""


def loo_residuals(X, y):
    H = hat_matrix(X)
    h = np.diag(H)
    if np.any(1 - h <= 1e-10):
        raise np.linalg.LinAlgError("a row has leverage 1")
    e = np.empty_like(y)
    e[:] = (y - H @ y) / (1 - h)
    return e
