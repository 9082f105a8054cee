"""takes w[-1] for zero

Breaks: the first step
"""


def momentum_descent(grad, w0, lr, beta, n_iter):
    path = [w0.astype(float)]
    before = 0 * path[0]
    for _ in range(n_iter):
        w = path[-1]
        path.append(w - lr * grad(w) + beta * (w - before))
        before = w
    return np.array(path)
