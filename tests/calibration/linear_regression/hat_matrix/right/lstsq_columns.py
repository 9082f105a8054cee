# The fitted values of the unit vectors, all at once.
def hat_matrix(X):
    W, *_ = np.linalg.lstsq(X, np.eye(X.shape[0]), rcond=1e-12)
    return X @ W
