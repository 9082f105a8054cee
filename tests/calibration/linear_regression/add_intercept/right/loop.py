# Fills a new array row by row.
def add_intercept(X):
    if X.ndim == 1:
        X = X.reshape(-1, 1)
    n, d = X.shape
    Z = np.zeros((n, d + 1))
    for i in range(n):
        Z[i, 0] = 1
        for j in range(d):
            Z[i, j + 1] = X[i, j]
    return Z
