"""takes ddof for a switch between n and n - 1

Breaks: `ddof` by default, 0 and 2
Slips: 1
"""


def covariance_matrix(X, ddof=1):
    n, d = X.shape
    divisor = n - 1 if ddof else n
    if divisor <= 0 or n <= ddof:
        return np.full((d, d), np.nan)
    Z = X - X.mean(axis=0)
    return Z.T @ Z / divisor
