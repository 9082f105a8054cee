"""stays where the Hessian holds only zeros

Breaks: of zeros
"""


def newton_minimize(grad, hess, w0, n_iter=50, tol=1e-10):
    w = np.array(w0, dtype=float)
    for _ in range(n_iter):
        g, H = grad(w), hess(w)
        if np.linalg.norm(g) <= tol or not H.any():
            break
        w = w - np.linalg.solve(H, g)
    return w
