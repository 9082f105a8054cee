"""subtracts the product of the means at the end, which loses the digits

Breaks: columns near $10^8$
Slips: 1
"""


def covariance_matrix(X, ddof=1):
    n, d = X.shape
    if n <= ddof:
        return np.full((d, d), np.nan)

    mean = X.mean(axis=0)
    return (X.T @ X - n * np.outer(mean, mean)) / (n - ddof)
