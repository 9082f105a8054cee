"""divides by n - 1, whatever ddof is

Breaks: `ddof` by default, 0 and 2
Slips: 1
"""


def covariance_matrix(X, ddof=1):
    n, d = X.shape
    if n <= 1:
        return np.full((d, d), np.nan)
    Z = X - X.mean(axis=0)
    return Z.T @ Z / (n - 1)
