"""ends where a later Hessian is singular; only the first one may raise

Breaks: a later one
"""


def newton_minimize(grad, hess, w0, n_iter=50, tol=1e-10):
    w = np.array(w0, float)
    for k in range(n_iter):
        g = grad(w)
        if np.linalg.norm(g) <= tol:
            break
        try:
            w = w - np.linalg.solve(hess(w), g)
        except np.linalg.LinAlgError:
            if k == 0:
                raise
            break
    return w
