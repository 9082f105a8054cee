"""fills in the diagonal only

Slips: 1, every covariance is 0
"""


def covariance_matrix(X, ddof=1):
    n, d = X.shape
    if n <= ddof:
        return np.full((d, d), np.nan)

    return np.diag(((X - X.mean(axis=0)) ** 2).sum(axis=0) / (n - ddof))
