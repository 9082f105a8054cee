"""divides by the standard deviations, too

Slips: 1, every table is wrong
"""


def covariance_matrix(X, ddof=1):
    n, d = X.shape
    if n <= ddof:
        return np.full((d, d), np.nan)

    Z = X - X.mean(axis=0)
    C = Z.T @ Z / (n - ddof)
    s = np.sqrt(np.diag(C))
    with np.errstate(all="ignore"):
        return C / np.outer(s, s)
