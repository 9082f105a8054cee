# By the norm of the residual and a sum of what is in use.
def l0_objective(X, y, w, lam, tol=0.0):
    return np.linalg.norm(y - X.astype(float) @ w) ** 2 * 0.5 + lam * np.sum(np.abs(w.astype(float)) > tol)
