"""makes plain gradient steps, without momentum"""


def momentum_descent(grad, w0, lr, beta, n_iter):
    path = [w0.astype(float)]
    before = path[0]
    for _ in range(n_iter):
        w = path[-1]
        path.append(w - lr * grad(w))
        before = w
    return np.array(path)
