"""returns the last iterate only

Slips: 1, the path itself is missing
"""


def momentum_descent(grad, w0, lr, beta, n_iter):
    path = [w0.astype(float)]
    before = path[0]
    for _ in range(n_iter):
        w = path[-1]
        path.append(w - lr * grad(w) + beta * (w - before))
        before = w
    return path[-1]
