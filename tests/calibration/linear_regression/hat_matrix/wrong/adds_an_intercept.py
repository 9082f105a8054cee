"""adds a column of ones that nobody asked for

Slips: 1, no matrix is right
"""


def hat_matrix(X):
    Z = np.column_stack([np.ones(len(X)), X])
    return Z @ np.linalg.pinv(Z)
