"""stops at steps below a millionth of the weights, too

Breaks: a flat minimum far from zero
"""


def newton_minimize(grad, hess, w0, n_iter=50, tol=1e-10):
    w = np.array(w0, dtype=float)
    for _ in range(n_iter):
        g = grad(w)
        if np.linalg.norm(g) <= tol:
            break
        step = np.linalg.solve(hess(w), -g)
        w = w + step
        if np.linalg.norm(step) <= 1e-6 * np.linalg.norm(w):
            break
    return w
