# X X^+.
def hat_matrix(X):
    return X @ np.linalg.pinv(X, rcond=1e-12)
