"""adds a small number to the diagonal before solving

Breaks: the weights
Slips: 1
"""


def linear_gaussian_mle(X, y):
    n, d = X.shape
    if y.shape != (n,):
        raise ValueError("y must have shape (n,)")
    if np.linalg.matrix_rank(X) < d:
        raise np.linalg.LinAlgError("dependent columns")
    w = np.linalg.solve(X.T @ X + 1e-6 * np.eye(d), X.T @ y)
    best = np.linalg.lstsq(X, y, rcond=None)[0]
    return w, float(np.mean((X @ best - y) ** 2))
