"""forgets the last transpose

Slips: 1, no matrix is right
"""


def hat_matrix(X):
    return X @ np.linalg.pinv(X.T @ X) @ X
