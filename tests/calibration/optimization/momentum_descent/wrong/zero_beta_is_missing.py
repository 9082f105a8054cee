"""takes a beta of 0 for one that is not given

Breaks: $\\beta = 0$ (plain descent)
"""


def momentum_descent(grad, w0, lr, beta, n_iter):
    beta = beta or 0.9
    path, step = [np.array(w0, dtype=float)], 0.0
    for _ in range(n_iter):
        step = beta * step - lr * grad(path[-1])
        path.append(path[-1] + step)
    return np.array(path)
