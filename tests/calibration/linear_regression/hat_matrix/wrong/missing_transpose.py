"""forgets the last transpose"""


def hat_matrix(X):
    return X @ np.linalg.pinv(X.T @ X) @ X
