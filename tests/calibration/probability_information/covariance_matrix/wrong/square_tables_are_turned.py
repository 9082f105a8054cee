"""multiplies the wrong way round where the shape does not show it

Breaks: as many rows as columns
Slips: 1
"""


def covariance_matrix(X, ddof=1):
    n, d = X.shape
    if n <= ddof:
        return np.full((d, d), np.nan)

    Z = X - X.mean(axis=0)
    products = Z @ Z.T
    if products.shape != (d, d):
        products = Z.T @ Z
    return products / (n - ddof)
