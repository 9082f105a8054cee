"""negates the targets in their own dtype

Breaks: unsigned integers (where $-1$ is 255)
"""


def lad_linear_program(X, y):
    X = np.asarray(X, dtype=float)
    n, d = X.shape
    c = np.concatenate([np.zeros(d), np.ones(n)])
    A = np.vstack([np.hstack([X, -np.eye(n)]), np.hstack([-X, -np.eye(n)])])
    b = np.concatenate([y, -y])
    return c, A, b
