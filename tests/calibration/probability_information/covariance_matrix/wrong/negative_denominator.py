"""divides by a negative n - ddof

Breaks: too few rows (all nan)
Slips: 1
"""


def covariance_matrix(X, ddof=1):
    n, d = X.shape
    if n == ddof:
        return np.full((d, d), np.nan)

    Z = X - X.mean(axis=0)
    return Z.T @ Z / (n - ddof)
