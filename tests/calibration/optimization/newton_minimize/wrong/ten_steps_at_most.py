"""gives up after ten steps

Breaks: the flat $\\sum_j w_j^4$, where the norm of the gradient at your answer is judged in place of the answer
"""


def newton_minimize(grad, hess, w0, n_iter=50, tol=1e-10):
    w = w0.astype(float)
    for _ in range(min(n_iter, 10)):
        g = grad(w)
        if np.linalg.norm(g) <= tol:
            break
        w = w - np.linalg.solve(hess(w), g)
    return w
