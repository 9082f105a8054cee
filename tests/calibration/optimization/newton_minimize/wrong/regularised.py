"""adds a little to the diagonal: a singular Hessian goes unnoticed

Slips: 1, every step is a little too short, and nothing is singular
"""


def newton_minimize(grad, hess, w0, n_iter=50, tol=1e-10):
    w = w0.copy()
    for _ in range(n_iter):
        g = grad(w)
        if np.linalg.norm(g) <= tol:
            break
        H = hess(w)
        w = w - np.linalg.solve(H + 1e-4 * np.eye(len(w)), g)
    return w
