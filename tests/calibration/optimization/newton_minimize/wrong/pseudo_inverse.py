"""uses a pseudo-inverse, which hides a singular Hessian

Breaks: Hessians that are singular in the first step
"""


def newton_minimize(grad, hess, w0, n_iter=50, tol=1e-10):
    w = w0.astype(float)
    for _ in range(n_iter):
        g = grad(w)
        if np.linalg.norm(g) <= tol:
            break
        w = w - np.linalg.pinv(hess(w)) @ g
    return w
