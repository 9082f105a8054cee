"""refuses a Hessian of zeros only; a pseudo-inverse hides any other singular one

Breaks: of one zero curvature
"""


def newton_minimize(grad, hess, w0, n_iter=50, tol=1e-10):
    w = np.array(w0, float)
    for _ in range(n_iter):
        g = grad(w)
        if np.linalg.norm(g) <= tol:
            break
        H = hess(w)
        if not H.any():
            raise np.linalg.LinAlgError
        w = w - np.linalg.pinv(H) @ g
    return w
