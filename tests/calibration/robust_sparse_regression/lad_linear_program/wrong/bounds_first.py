"""puts the bounds before the weights

Breaks: the order of the unknowns
Slips: 1, costs and matrix are in the other order throughout
"""


def lad_linear_program(X, y):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    n, d = X.shape
    c = np.concatenate([np.ones(n), np.zeros(d)])
    A = np.vstack([np.hstack([-np.eye(n), X]), np.hstack([-np.eye(n), -X])])
    b = np.concatenate([y, -y])
    return c, A, b
