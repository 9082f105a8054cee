"""divides by n unless it is told otherwise

Breaks: `ddof` by default, 0 and 2
Slips: 1, the default stands in most tests
"""


def covariance_matrix(X, ddof=0):
    n, d = X.shape
    if n <= ddof:
        return np.full((d, d), np.nan)
    Z = X - X.mean(axis=0)
    return Z.T @ Z / (n - ddof)
