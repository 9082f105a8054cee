"""returns zeros for targets of 0, without a look at the leverages

Breaks: the error for leverage 1
Slips: 1
"""


def loo_residuals(X, y):
    if not np.any(y):
        return np.zeros(len(y))
    H = hat_matrix(X)
    rest = 1 - np.diag(H)
    if np.any(rest <= 1e-10):
        raise np.linalg.LinAlgError("leverage")
    return (y - H @ y) / rest
