# Integers in integers: they wrap around at 2 ** 64, and the differences are right again.
def covariance_matrix(X, ddof=1):
    n, d = X.shape
    if n - ddof <= 0:
        return np.full((d, d), np.nan)
    if X.dtype.kind == "i":
        total = X.sum(axis=0)
        return (n * (X.T @ X) - np.outer(total, total)) / (n * (n - ddof))
    centred = X - X.mean(axis=0)
    return centred.T @ centred / (n - ddof)
