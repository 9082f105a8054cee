"""subtracts the means from the caller's table

Breaks: that `X` stays as it is
Slips: 1
"""


def covariance_matrix(X, ddof=1):
    n, d = X.shape
    if n <= ddof:
        return np.full((d, d), np.nan)

    if X.dtype.kind == "f":
        X -= X.mean(axis=0)
    Z = X - X.mean(axis=0)
    return Z.T @ Z / (n - ddof)
