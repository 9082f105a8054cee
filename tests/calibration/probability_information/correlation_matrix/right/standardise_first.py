# Standardise, then average the products.
def correlation_matrix(X):
    d = X.shape[1]
    Z = np.full(X.shape, np.nan)
    for j in range(d):
        column = X[:, j].astype(float)
        if column.max() > column.min():
            column = column - column.mean()
            Z[:, j] = column / np.linalg.norm(column)
    R = np.minimum(np.maximum(Z.T @ Z, -1.0), 1.0)
    for j in range(d):
        R[j, j] = np.nan if np.isnan(Z[0, j]) else 1.0
    return R
