"""has a single bound for all rows, which is the largest residual

Slips: 1, it is another program
"""


def lad_linear_program(X, y):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    n, d = X.shape
    c = np.concatenate([np.zeros(d), np.ones(1)])
    A = np.vstack([np.hstack([X, -np.ones((n, 1))]), np.hstack([-X, -np.ones((n, 1))])])
    b = np.concatenate([y, -y])
    return c, A, b
