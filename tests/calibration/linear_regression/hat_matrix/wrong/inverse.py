"""inverts X^T X, which has no inverse where a column is redundant

Breaks: repeated and summed columns
Slips: 1, right for independent columns only
"""


def hat_matrix(X):
    return X @ np.linalg.inv(X.T @ X) @ X.T
