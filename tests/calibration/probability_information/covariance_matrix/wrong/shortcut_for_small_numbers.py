"""subtracts the product of the means at the end where all numbers are below 1

Breaks: columns in tiny or huge units (near $10^{-6}$ with a small spread among them)
Slips: 1
"""


def covariance_matrix(X, ddof=1):
    n, d = X.shape
    if n - ddof <= 0:
        return np.full((d, d), np.nan)

    mean = X.mean(axis=0)
    if np.abs(X).max() < 1:
        return (X.T @ X - n * np.outer(mean, mean)) / (n - ddof)
    return (X - mean).T @ (X - mean) / (n - ddof)
