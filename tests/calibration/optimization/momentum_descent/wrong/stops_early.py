"""stops where the gradient is zero

Breaks: a path that crosses a point with zero gradient
"""


def momentum_descent(grad, w0, lr, beta, n_iter):
    path = [w0.astype(float)]
    before = path[0]
    for _ in range(n_iter):
        w = path[-1]
        if not np.any(grad(w)):
            break
        path.append(w - lr * grad(w) + beta * (w - before))
        before = w
    return np.array(path)
