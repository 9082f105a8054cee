"""takes rows for variables, as np.cov does by default

Slips: 1, every table is wrong
"""


def covariance_matrix(X, ddof=1):
    n, d = X.shape
    if n <= ddof:
        return np.full((d, d), np.nan)

    Z = X - X.mean(axis=1, keepdims=True)
    return Z @ Z.T / max(d - ddof, 1)
