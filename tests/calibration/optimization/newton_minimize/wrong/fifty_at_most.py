"""takes 50 steps at most, whatever n_iter is

Breaks: more where it is larger
"""


def newton_minimize(grad, hess, w0, n_iter=50, tol=1e-10):
    w = np.array(w0, dtype=float)
    for _ in range(min(n_iter, 50)):
        g = grad(w)
        if np.linalg.norm(g) <= tol:
            break
        w = w - np.linalg.solve(hess(w), g)
    return w
