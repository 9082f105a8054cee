"""adds a column of ones

Slips: 1, every size is another one
"""


def lad_linear_program(X, y):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    X = np.column_stack([np.ones(len(y)), X])
    n, d = X.shape
    c = np.concatenate([np.zeros(d), np.ones(n)])
    A = np.vstack([np.hstack([X, -np.eye(n)]), np.hstack([-X, -np.eye(n)])])
    b = np.concatenate([y, -y])
    return c, A, b
