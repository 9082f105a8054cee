"""penalises the intercept like any other weight

Breaks: targets far from 0
Slips: 1, the intercept changes all weights
"""


def fit_ridge(X, y, lam):
    if lam < 0:
        raise ValueError("lam < 0")
    X, y = np.asarray(X, dtype=float), np.asarray(y, dtype=float)
    n, d = X.shape
    xbar, ybar = X.mean(axis=0), y.mean()
    Xc, yc = X - xbar, y - ybar
    if lam == 0 and np.linalg.matrix_rank(Xc) < d:
        raise np.linalg.LinAlgError("dependent columns")
    Z = np.column_stack([np.ones(n), X])
    both = np.linalg.solve(Z.T @ Z + lam * np.eye(d + 1), Z.T @ y)
    return both[1:], float(both[0])
