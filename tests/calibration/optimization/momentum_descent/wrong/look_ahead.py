"""takes the gradient at the point ahead, as Nesterov has it"""


def momentum_descent(grad, w0, lr, beta, n_iter):
    path = [w0.astype(float)]
    before = path[0]
    for _ in range(n_iter):
        w = path[-1]
        path.append(w - lr * grad(w + beta * (w - before)) + beta * (w - before))
        before = w
    return np.array(path)
