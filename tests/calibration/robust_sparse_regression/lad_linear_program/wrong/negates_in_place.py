"""negates X in place for the second half

Breaks: that the arguments stay as they were
"""


def lad_linear_program(X, y):
    n, d = X.shape
    c = np.concatenate([np.zeros(d), np.ones(n)])
    if X.dtype.kind != "f":
        X, y = X.astype(float), y.astype(float)
    y = y.astype(float)
    top = np.hstack([X, -np.eye(n)])
    X *= -1
    return c, np.vstack([top, np.hstack([X, -np.eye(n)])]), np.concatenate([y, -y])
