"""puts the bounds before the weights in the matrix, but not in the costs

Breaks: the order of the unknowns
"""


def lad_linear_program(X, y):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    n, d = X.shape
    c = np.concatenate([np.zeros(d), np.ones(n)])
    A = np.vstack([np.hstack([-np.eye(n), X]), np.hstack([-np.eye(n), -X])])
    b = np.concatenate([y, -y])
    return c, A, b
