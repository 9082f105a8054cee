"""adds ddof to the number of samples

Slips: 1, right for ddof=0 only
"""


def covariance_matrix(X, ddof=1):
    n, d = X.shape
    if n <= ddof:
        return np.full((d, d), np.nan)

    Z = X - X.mean(axis=0)
    return Z.T @ Z / (n + ddof)
