# By the norm of the residual and the length of the list of weights in use.
def l0_objective(X, y, w, lam, tol=0.0):
    return np.linalg.norm(y - X.astype(float) @ w) ** 2 * 0.5 + lam * len(w[np.abs(w) > tol])
