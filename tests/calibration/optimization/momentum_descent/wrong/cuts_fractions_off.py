"""keeps the integer dtype of w0, which cuts off fractions

Breaks: w0 of integers
"""


def momentum_descent(grad, w0, lr, beta, n_iter):
    path = np.zeros((n_iter + 1, len(w0)), dtype=w0.dtype)
    path[0] = w0
    s = np.zeros(len(w0))
    for t in range(n_iter):
        s = beta * s - lr * grad(path[t])
        path[t + 1] = path[t] + s
    return path
