"""lets the two rows of each target stand one below the other

Breaks: both rows for each target
Slips: 1, all rows but the first and the last stand elsewhere
"""


def lad_linear_program(X, y):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    n, d = X.shape
    c = np.concatenate([np.zeros(d), np.ones(n)])
    A = np.vstack([np.hstack([X, -np.eye(n)]), np.hstack([-X, -np.eye(n)])])
    b = np.concatenate([y, -y])
    order = np.arange(2 * n).reshape(2, n).T.ravel()
    return c, A[order], b[order]
