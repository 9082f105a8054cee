"""divides by 1 where n - ddof is smaller

Breaks: too few rows (all nan)
Slips: 1
"""


def covariance_matrix(X, ddof=1):
    Z = X - X.mean(axis=0)
    return Z.T @ Z / max(len(X) - ddof, 1)
