"""adds the bounds in place of subtracting them

Breaks: whether the lowest value of your program is the least absolute deviation
"""


def lad_linear_program(X, y):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    n, d = X.shape
    c = np.concatenate([np.zeros(d), np.ones(n)])
    A = np.vstack([np.hstack([X, np.eye(n)]), np.hstack([-X, np.eye(n)])])
    b = np.concatenate([y, -y])
    return c, A, b
