"""takes a tiny gradient for zero

Breaks: tiny gradients with tol = 0
"""


def gradient_descent(grad, w0, lr, n_iter, tol=0.0):
    path = [np.array(w0, dtype=float)]
    for t in range(1, n_iter + 1):
        g = grad(path[-1])
        n = np.linalg.norm(g)
        if n <= max(tol, 1e-12):
            break
        path.append(path[-1] - lr(t) * g)
    return np.array(path)
