"""returns zeros where there are too few rows

Breaks: too few rows (all nan)
Slips: 1
"""


def covariance_matrix(X, ddof=1):
    n, d = X.shape
    if n <= ddof:
        return np.zeros((d, d))

    Z = X - X.mean(axis=0)
    return Z.T @ Z / (n - ddof)
