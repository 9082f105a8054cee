# Calls itself with one step less.
def newton_minimize(grad, hess, w0, n_iter=50, tol=1e-10):
    g = grad(w0)
    if n_iter == 0 or np.linalg.norm(g) <= tol:
        return w0 * 1.0
    return newton_minimize(grad, hess, w0 + np.linalg.solve(hess(w0), -g), n_iter - 1, tol)
