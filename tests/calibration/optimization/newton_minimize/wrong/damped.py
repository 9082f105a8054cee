"""makes steps of half the length

Slips: 1, every step is too short
"""


def newton_minimize(grad, hess, w0, n_iter=50, tol=1e-10):
    w = w0.astype(float)
    for _ in range(n_iter):
        g = grad(w)
        if np.linalg.norm(g) <= tol:
            break
        w = w - 0.5 * np.linalg.solve(hess(w), g)
    return w
