# The last transpose is forgotten, which shows as a clash of shapes or as another matrix.
def hat_matrix(X):
    return X @ np.linalg.pinv(X.T @ X) @ X
