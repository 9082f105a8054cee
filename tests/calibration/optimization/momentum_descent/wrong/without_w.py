"""leaves w itself out of the step, as in the printed formula of the notes

Slips: 1, every iterate but the first is another one
"""


def momentum_descent(grad, w0, lr, beta, n_iter):
    path = [w0.astype(float)]
    before = path[0]
    for _ in range(n_iter):
        w = path[-1]
        path.append(-lr * grad(w) + beta * (w - before))
        before = w
    return np.array(path)
