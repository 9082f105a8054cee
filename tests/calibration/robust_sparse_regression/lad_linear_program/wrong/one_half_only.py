"""has one row for each target, so that the program has no lower bound

Breaks: both rows for each target
Slips: 1, half of the program is missing
"""


def lad_linear_program(X, y):
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    n, d = X.shape
    c = np.concatenate([np.zeros(d), np.ones(n)])
    A = np.hstack([X, -np.eye(n)])
    b = y.copy()
    return c, A, b
