"""returns X X^T, without the inverse in the middle

Slips: 1, no matrix is right
"""


def hat_matrix(X):
    return X @ X.T
