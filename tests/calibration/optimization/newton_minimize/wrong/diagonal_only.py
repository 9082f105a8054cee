"""divides by the diagonal of the Hessian

Slips: 1, right only where the Hessian is diagonal, and nothing is singular
"""


def newton_minimize(grad, hess, w0, n_iter=50, tol=1e-10):
    w = w0.astype(float)
    for _ in range(n_iter):
        g = grad(w)
        if np.linalg.norm(g) <= tol:
            break
        w = w - g / np.diag(hess(w))
    return w
