# Two loops over columns.
def covariance_matrix(X, ddof=1):
    n, d = X.shape
    C = np.full((d, d), np.nan)
    for i in range(d):
        for j in range(d):
            if n > ddof:
                C[i, j] = np.sum((X[:, i] - X[:, i].mean()) * (X[:, j] - X[:, j].mean())) / (
                    n - ddof
                )
    return C
