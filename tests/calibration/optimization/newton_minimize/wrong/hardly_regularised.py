"""adds so little to the diagonal that only a flat bowl shows it"""


def newton_minimize(grad, hess, w0, n_iter=50, tol=1e-10):
    w = np.array(w0, float)
    for _ in range(n_iter):
        g = grad(w)
        if np.linalg.norm(g) <= tol:
            break
        H = hess(w)
        if np.linalg.det(H) == 0:
            raise np.linalg.LinAlgError
        w = w - np.linalg.solve(H + 1e-9 * np.eye(len(w)), g)
    return w
