"""keeps the first Hessian

Breaks: the iterates after 2 and 3 steps
"""


def newton_minimize(grad, hess, w0, n_iter=50, tol=1e-10):
    w = w0.astype(float)
    H = hess(w)
    for _ in range(n_iter):
        g = grad(w)
        if np.linalg.norm(g) <= tol:
            break
        w = w - np.linalg.solve(H, g)
    return w
