"""refuses a single row

Breaks: one row
Slips: 1
"""


def covariance_matrix(X, ddof=1):
    n, d = X.shape
    if n < 2:
        raise ValueError("one row")
    if n <= ddof:
        return np.full((d, d), np.nan)

    Z = X - X.mean(axis=0)
    return Z.T @ Z / (n - ddof)
