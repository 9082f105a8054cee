"""subtracts the mean of the whole table from every column

Slips: 1, every table is wrong
"""


def covariance_matrix(X, ddof=1):
    n, d = X.shape
    if n <= ddof:
        return np.full((d, d), np.nan)

    Z = X - X.mean()
    return Z.T @ Z / (n - ddof)
