"""negates the integers that it was given, where -1 is 255

Breaks: unsigned integers (where $-1$ is 255)
"""


def lad_linear_program(X, y):
    n, d = X.shape
    c = np.concatenate([np.zeros(d), np.ones(n)])
    A = np.vstack([np.hstack([X, -np.eye(n)]), np.hstack([-X, -np.eye(n)])])
    b = np.concatenate([y, -y])
    return c, A, b
