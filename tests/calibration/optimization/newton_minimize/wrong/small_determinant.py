"""takes a small determinant for zero: the unit of f decides

Breaks: curvatures from about $10^{-7}$ to $10^7$
"""


def newton_minimize(grad, hess, w0, n_iter=50, tol=1e-10):
    w = np.array(w0, float)
    for _ in range(n_iter):
        g = grad(w)
        if np.linalg.norm(g) <= tol:
            break
        H = hess(w)
        if abs(np.linalg.det(H)) < 1e-12:
            raise np.linalg.LinAlgError
        w = w - np.linalg.solve(H, g)
    return w
