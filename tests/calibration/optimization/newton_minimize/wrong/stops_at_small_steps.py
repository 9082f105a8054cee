"""stops at small steps, not at small gradients"""


def newton_minimize(grad, hess, w0, n_iter=50, tol=1e-10):
    w = w0.copy()
    for _ in range(n_iter):
        g = grad(w)
        d = np.linalg.solve(hess(w), g) if np.linalg.norm(g) > tol else 0 * g
        w = w - d
        if np.linalg.norm(d) < 1e-3:
            break
    return w
