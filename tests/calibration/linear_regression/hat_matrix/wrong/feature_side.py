"""returns X^+ X, which projects the weights and not the targets

Slips: 1, no matrix has its shape
"""


def hat_matrix(X):
    return np.linalg.pinv(X) @ X
