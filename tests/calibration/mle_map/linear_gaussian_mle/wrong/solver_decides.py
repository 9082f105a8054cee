"""leaves it to the solver to notice dependent columns

Breaks: `LinAlgError` for dependent columns
Slips: 1
"""


def linear_gaussian_mle(X, y):
    if y.shape != (len(X),):
        raise ValueError("y must have shape (n,)")
    if len(X) < X.shape[1]:
        raise np.linalg.LinAlgError("more columns than rows")
    w = np.linalg.solve(X.T @ X, X.T @ y)
    return w, float(np.mean((X @ w - y) ** 2))
