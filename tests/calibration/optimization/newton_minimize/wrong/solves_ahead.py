"""solves for the next step before it knows whether there is one, but for the first

Breaks: tol as the fifth argument, looked at before each step
"""


def newton_minimize(grad, hess, w0, n_iter=50, tol=1e-10):
    w = np.array(w0, dtype=float)
    g = grad(w)
    if n_iter == 0 or np.linalg.norm(g) <= tol:
        return w
    step = np.linalg.solve(hess(w), g)
    for t in range(n_iter):
        w = w - step
        g = grad(w)
        if t + 1 < n_iter:
            step = np.linalg.solve(hess(w), g)
        if np.linalg.norm(g) <= tol:
            break
    return w
