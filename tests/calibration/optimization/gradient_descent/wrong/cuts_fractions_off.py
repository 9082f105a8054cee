"""keeps the integer dtype of w0, which cuts off fractions

Breaks: w0 of integers
"""


def gradient_descent(grad, w0, lr, n_iter, tol=0.0):
    path = np.zeros((n_iter + 1, len(w0)), dtype=w0.dtype)
    path[0] = w0
    T = 0
    for t in range(1, n_iter + 1):
        g = grad(path[t - 1])
        if np.linalg.norm(g) <= tol:
            break
        path[t] = path[t - 1] - lr(t) * g
        T = t
    return path[: T + 1]
