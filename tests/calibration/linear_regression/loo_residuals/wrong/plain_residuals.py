"""returns the plain residuals of the one fit

Breaks: a column of ones alone ($e_i = \\tfrac{n}{n-1}(y_i - \\bar y)$)
Slips: 1, no residual of noisy data is right
"""


def loo_residuals(X, y):
    H = hat_matrix(X)
    h = np.diag(H)
    if np.any(1 - h <= 1e-10):
        raise np.linalg.LinAlgError("a row has leverage 1")
    return y - H @ y
