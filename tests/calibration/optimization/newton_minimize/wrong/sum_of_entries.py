"""adds up the sizes of the entries in place of the norm"""


def newton_minimize(grad, hess, w0, n_iter=50, tol=1e-10):
    w = w0.astype(float)
    for _ in range(n_iter):
        g = grad(w)
        if np.abs(g).sum() <= tol:
            break
        w = w - np.linalg.solve(hess(w), g)
    return w
