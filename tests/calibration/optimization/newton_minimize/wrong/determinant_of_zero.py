"""takes a Hessian for singular whose determinant is computed as 0

Breaks: up to 60 weights
Slips: 1
"""


def newton_minimize(grad, hess, w0, n_iter=50, tol=1e-10):
    w = np.array(w0, float)
    for _ in range(n_iter):
        g = np.array(grad(w), float)
        if np.linalg.norm(g) <= tol:
            break
        H = np.array(hess(w), float)
        if np.linalg.det(H) == 0:
            raise np.linalg.LinAlgError("singular")
        w = w + np.linalg.solve(H, -g)
    return w
