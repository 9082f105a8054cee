# From the first row, so that a constant column has variance 0 exactly; rounded.
def correlation_matrix(X):
    Z = X - X[0]
    Z = Z - Z.mean(axis=0)
    with np.errstate(all="ignore"):
        R = Z.T @ Z / np.outer(np.linalg.norm(Z, axis=0), np.linalg.norm(Z, axis=0))
    return np.round(R, 11)
