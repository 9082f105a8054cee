"""solves before it looks at the gradient

Breaks: stationary starts
"""


def newton_minimize(grad, hess, w0, n_iter=50, tol=1e-10):
    w = w0.astype(float)
    for _ in range(n_iter):
        g = grad(w)
        step = np.linalg.solve(hess(w), g)
        if np.linalg.norm(g) <= tol:
            break
        w = w - step
    return w
