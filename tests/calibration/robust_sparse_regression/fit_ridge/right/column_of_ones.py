# A column of ones with a price of 0.
def fit_ridge(X, y, lam):
    if lam < 0:
        raise ValueError("lam")
    n, d = X.shape
    shift = X.mean(axis=0)
    if lam == 0 and np.linalg.matrix_rank(X - shift) < d:
        raise np.linalg.LinAlgError("rank")
    Z = np.column_stack([np.ones(n), X - shift])
    price = np.diag([0.0] + [float(lam)] * d)
    level = y.mean()
    solution = np.linalg.solve(Z.T @ Z + price, Z.T @ (y - level))
    return solution[1:], float(solution[0] + level - shift @ solution[1:])
