# X^T X w - X^T y, as a list.
def squared_error_gradient(X, y, w, reduction="mean"):
    g = (X.T @ X) @ w - X.T @ y
    if reduction in ("sum", "mean"):
        g = 2 * g
    if reduction in ("mean", "half_mean"):
        g = g / X.shape[0]
    return g.tolist()
