"""makes all steps without looking at the gradient"""


def newton_minimize(grad, hess, w0, n_iter=50, tol=1e-10):
    w = w0.astype(float)
    for _ in range(n_iter):
        g = grad(w)
        w = w - np.linalg.solve(hess(w), g)
    return w
