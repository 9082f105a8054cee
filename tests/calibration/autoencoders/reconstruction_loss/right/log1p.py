# By np.log1p, in means of row sums.
def reconstruction_loss(X, X_hat, kind="l2"):
    X, X_hat = np.array(X, dtype=float), np.array(X_hat, dtype=float)
    if kind == "l2":
        return np.linalg.norm(X - X_hat) ** 2 / X.shape[0]
    if kind == "bce":
        cost = np.zeros(X.shape)
        some, rest = X != 0, X != 1
        cost[some] -= X[some] * np.log(X_hat[some])
        cost[rest] -= (1 - X[rest]) * np.log1p(-X_hat[rest])
        return cost.sum(axis=1).mean()
    raise ValueError(f"unknown kind {kind}")
