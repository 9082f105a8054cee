"""sets entries below 1e-15 to 0, as if they were rounding errors

Breaks: columns in tiny or huge units (near $10^{-6}$ with a small spread among them)
Slips: 1
"""


def covariance_matrix(X, ddof=1):
    n, d = X.shape
    if n <= ddof:
        return np.full((d, d), np.nan)

    Z = X - X.mean(axis=0)
    C = Z.T @ Z / (n - ddof)
    return np.where(np.abs(C) < 1e-15, 0.0, C)
