"""writes into a copy of w0, which may hold ints

Breaks: w0 of integers
"""


def newton_minimize(grad, hess, w0, n_iter=50, tol=1e-10):
    w = w0.copy()
    for _ in range(n_iter):
        g = grad(w)
        if np.linalg.norm(g) <= tol:
            break
        w[:] = w - np.linalg.solve(hess(w), g)
    return w
