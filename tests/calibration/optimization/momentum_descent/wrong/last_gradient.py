"""adds beta times the last gradient, not the last step

Breaks: quadratics (closed form) and Rosenbrock's function
"""


def momentum_descent(grad, w0, lr, beta, n_iter):
    path = [w0.astype(float)]
    before = 0 * path[0]
    for _ in range(n_iter):
        w = path[-1]
        g = grad(w)
        path.append(w - lr * (g + beta * before))
        before = g
    return np.array(path)
