"""looks at the largest entry of the gradient, not at its norm

Breaks: tol as the fifth argument, looked at before each step
"""


def newton_minimize(grad, hess, w0, n_iter=50, tol=1e-10):
    w = w0.astype(float)
    for _ in range(n_iter):
        g = grad(w)
        if np.abs(g).max() <= tol:
            break
        w = w - np.linalg.solve(hess(w), g)
    return w
