# One outer product per sample.
def covariance_matrix(X, ddof=1):
    n = len(X)
    total = sum(np.outer(row, row) for row in X - np.mean(X, axis=0))
    return total / (n - ddof) if n > ddof else total * np.nan
