"""takes the targets as costs of the bounds

Breaks: the costs
"""


def lad_linear_program(X, y):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    n, d = X.shape
    c = np.concatenate([np.zeros(d), y])
    A = np.vstack([np.hstack([X, -np.eye(n)]), np.hstack([-X, -np.eye(n)])])
    b = np.concatenate([y, -y])
    return c, A, b
