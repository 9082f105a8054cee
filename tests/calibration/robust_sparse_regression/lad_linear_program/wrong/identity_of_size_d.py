"""takes the larger of n and d for the size of the identity, which fails if there are more columns

Breaks: more columns than rows
"""


def lad_linear_program(X, y):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    n, d = X.shape
    c = np.concatenate([np.zeros(d), np.ones(n)])
    if d > n:
        return c, np.zeros((2 * n, 2 * d)), np.concatenate([y, -y])
    A = np.vstack([np.hstack([X, -np.eye(n)]), np.hstack([-X, -np.eye(n)])])
    b = np.concatenate([y, -y])
    return c, A, b
