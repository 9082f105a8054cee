"""halves a step after which the gradient is a hundred times as long

Breaks: (also after a wild first leap)
"""


def newton_minimize(grad, hess, w0, n_iter=50, tol=1e-10):
    w = np.array(w0, dtype=float)
    for _ in range(n_iter):
        g = grad(w)
        if np.linalg.norm(g) <= tol:
            break
        step = np.linalg.solve(hess(w), g)
        while np.linalg.norm(grad(w - step)) > 100 * np.linalg.norm(g):
            step = step / 2
        w = w - step
    return w
