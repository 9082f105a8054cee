"""takes entries below a millionth of the largest for rounding errors

Breaks: columns in tiny or huge units (near $10^{-6}$ with a small spread among them)
Slips: 1
"""


def covariance_matrix(X, ddof=1):
    n, d = X.shape
    if n - ddof <= 0:
        return np.full((d, d), np.nan)
    deviations = X - X.mean(axis=0)
    covariance = deviations.T @ deviations / (n - ddof)
    covariance[np.abs(covariance) < 1e-6 * np.abs(covariance).max()] = 0.0
    return covariance
