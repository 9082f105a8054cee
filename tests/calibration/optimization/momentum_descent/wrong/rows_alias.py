"""returns a path whose rows are all the same array

Slips: 1, no row but the last is right
"""


def momentum_descent(grad, w0, lr, beta, n_iter):
    path = [w0.astype(float)]
    before = path[0]
    for _ in range(n_iter):
        w = path[-1]
        step = beta * (w - before) - lr * grad(w)
        before = w.copy()
        w += step
        path.append(w)
    return np.array(path)
