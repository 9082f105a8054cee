"""returns I - H, the matrix that gives the residuals

Slips: 1, no matrix is right
"""


def hat_matrix(X):
    return np.eye(X.shape[0]) - X @ np.linalg.pinv(X)
