"""looks at the leverages of all rows but the last

Breaks: the error for leverage 1
Slips: 1
"""


def loo_residuals(X, y):
    H = hat_matrix(X)
    rest = 1 - np.diag(H)
    if np.any(rest[:-1] <= 1e-10):
        raise np.linalg.LinAlgError("leverage")
    with np.errstate(all="ignore"):
        return (y - H @ y) / rest
