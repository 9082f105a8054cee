"""inverts X^T X, which has no inverse where a column is redundant"""


def hat_matrix(X):
    return X @ np.linalg.inv(X.T @ X) @ X.T
