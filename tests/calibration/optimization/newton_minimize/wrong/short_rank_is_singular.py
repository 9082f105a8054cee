"""takes a Hessian for singular whose rank is short by rounding only

Breaks: curvatures from about $10^{-7}$ to $10^7$
"""


def newton_minimize(grad, hess, w0, n_iter=50, tol=1e-10):
    w = np.array(w0, dtype=float)
    for _ in range(n_iter):
        g = grad(w)
        if np.linalg.norm(g) <= tol:
            break
        H = hess(w)
        if np.linalg.matrix_rank(H) < len(w):
            raise np.linalg.LinAlgError("singular")
        w = w - np.linalg.solve(H, g)
    return w
