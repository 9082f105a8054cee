# Counts in a loop.
def l0_objective(X, y, w, lam, tol=0.0):
    X, y = X.astype(float), y.astype(float)
    used = 0
    for weight in w:
        if weight > tol or weight < -tol:
            used += 1
    return np.dot(X @ w - y, X @ w - y) / 2 + used * lam
