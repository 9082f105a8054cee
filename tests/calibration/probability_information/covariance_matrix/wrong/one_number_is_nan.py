"""is nan for one row with one column, whatever ddof is

Breaks: one row
Slips: 1
"""


def covariance_matrix(X, ddof=1):
    n, d = X.shape
    if n - ddof <= 0 or (n == 1 and d == 1):
        return np.full((d, d), np.nan)
    Z = X - X.mean(axis=0)
    return Z.T @ Z / (n - ddof)
