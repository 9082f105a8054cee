"""goes the wrong way

Slips: 1, every step goes the wrong way
"""


def newton_minimize(grad, hess, w0, n_iter=50, tol=1e-10):
    w = w0.astype(float)
    for _ in range(n_iter):
        g = grad(w)
        if np.linalg.norm(g) <= tol:
            break
        w = w + np.linalg.solve(hess(w), g)
    return w
