"""forgets to subtract the means

Slips: 1, every table is wrong
"""


def covariance_matrix(X, ddof=1):
    n, d = X.shape
    if n <= ddof:
        return np.full((d, d), np.nan)

    return X.T @ X / (n - ddof)
