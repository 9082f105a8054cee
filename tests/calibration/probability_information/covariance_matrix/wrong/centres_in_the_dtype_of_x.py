"""stores the deviations in the dtype of X, which cuts fractions off

Breaks: integers
Slips: 1
"""


def covariance_matrix(X, ddof=1):
    n, d = X.shape
    if n <= ddof:
        return np.full((d, d), np.nan)

    Z = np.empty_like(X)
    Z[:] = X - X.mean(axis=0)
    return Z.T @ Z / (n - ddof)
