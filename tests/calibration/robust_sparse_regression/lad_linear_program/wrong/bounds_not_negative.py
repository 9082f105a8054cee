"""adds rows that say xi >= 0

Slips: 1, two of the three results are longer
"""


def lad_linear_program(X, y):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    n, d = X.shape
    c = np.concatenate([np.zeros(d), np.ones(n)])
    A = np.vstack([np.hstack([X, -np.eye(n)]), np.hstack([-X, -np.eye(n)])])
    b = np.concatenate([y, -y])
    A = np.vstack([A, np.hstack([np.zeros((n, d)), -np.eye(n)])])
    b = np.concatenate([b, np.zeros(n)])
    return c, A, b
