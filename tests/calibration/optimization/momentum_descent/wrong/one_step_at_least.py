"""makes its first, plain step in any case

Breaks: n_iter = 0
"""


def momentum_descent(grad, w0, lr, beta, n_iter):
    w = np.array(w0, dtype=float)
    path = [w, w - lr * grad(w)]
    for _ in range(n_iter - 1):
        path.append(path[-1] - lr * grad(path[-1]) + beta * (path[-1] - path[-2]))
    return np.array(path)
