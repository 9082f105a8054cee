"""returns I - H, the matrix that gives the residuals"""


def hat_matrix(X):
    return np.eye(X.shape[0]) - X @ np.linalg.pinv(X)
