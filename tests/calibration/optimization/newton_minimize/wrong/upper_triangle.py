"""solves with the upper triangle of the Hessian

Breaks: coupled quadratics in one step
"""


def newton_minimize(grad, hess, w0, n_iter=50, tol=1e-10):
    w = np.array(w0, dtype=float)
    for _ in range(n_iter):
        g = grad(w)
        if np.linalg.norm(g) <= tol:
            break
        w = w - np.linalg.solve(np.triu(hess(w)), g)
    return w
