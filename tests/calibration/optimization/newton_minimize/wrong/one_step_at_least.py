"""takes a step even where none is allowed

Breaks: n_iter = 0
"""


def newton_minimize(grad, hess, w0, n_iter=50, tol=1e-10):
    w, k = np.array(w0, dtype=float), 0
    while np.linalg.norm(grad(w)) > tol:
        w = w - np.linalg.solve(hess(w), grad(w))
        k += 1
        if k >= n_iter:
            break
    return w
