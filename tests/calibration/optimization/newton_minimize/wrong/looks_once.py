"""looks at the tolerance at the start only

Breaks: tol as the fifth argument, looked at before each step
"""


def newton_minimize(grad, hess, w0, n_iter=50, tol=1e-10):
    w = np.array(w0, dtype=float)
    if np.linalg.norm(grad(w)) <= tol:
        return w
    for _ in range(n_iter):
        g = grad(w)
        if not g.any():
            return w
        w = w - np.linalg.solve(hess(w), g)
    return w
