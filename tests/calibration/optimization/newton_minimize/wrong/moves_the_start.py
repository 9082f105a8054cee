"""works on w0 itself

Breaks: unchanged w0
"""


def newton_minimize(grad, hess, w0, n_iter=50, tol=1e-10):
    w = w0 if w0.dtype == float else w0.astype(float)
    for _ in range(n_iter):
        g = grad(w)
        if np.linalg.norm(g) <= tol:
            break
        w -= np.linalg.solve(hess(w), g)
    return w
