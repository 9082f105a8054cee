"""stops at a gradient of exactly tol only where tol is zero

Breaks: the gradient may be exactly that long
"""


def newton_minimize(grad, hess, w0, n_iter=50, tol=1e-10):
    w = w0.astype(float)
    for _ in range(n_iter):
        g = grad(w)
        n = np.linalg.norm(g)
        if n < tol or n == 0:
            break
        w = w - np.linalg.solve(hess(w), g)
    return w
