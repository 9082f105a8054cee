"""uses another default for the number of steps

Breaks: 50 steps where n_iter is not given
"""


def newton_minimize(grad, hess, w0, n_iter=100, tol=1e-10):
    w = w0.astype(float)
    for _ in range(n_iter):
        g = grad(w)
        if np.linalg.norm(g) <= tol:
            break
        w = w - np.linalg.solve(hess(w), g)
    return w
