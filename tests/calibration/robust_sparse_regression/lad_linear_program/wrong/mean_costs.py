"""takes costs of 1/n, for a mean in place of a sum

Breaks: the costs
"""


def lad_linear_program(X, y):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    n, d = X.shape
    c = np.concatenate([np.zeros(d), np.ones(n) / n])
    A = np.vstack([np.hstack([X, -np.eye(n)]), np.hstack([-X, -np.eye(n)])])
    b = np.concatenate([y, -y])
    return c, A, b
