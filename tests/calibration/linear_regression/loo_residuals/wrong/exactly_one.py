"""looks for leverages of exactly 1, which rounding misses most of the time

Breaks: the error for leverage 1
Slips: 1
"""


def loo_residuals(X, y):
    H = hat_matrix(X)
    h = np.diag(H)
    if np.any(h == 1):
        raise np.linalg.LinAlgError("a row has leverage 1")
    return (y - H @ y) / (1 - h)
