"""stops where the gradient is nearly as short as tol

Breaks: a gradient exactly as long as tol
"""


def gradient_descent(grad, w0, lr, n_iter, tol=0.0):
    path = [np.array(w0, dtype=float)]
    for t in range(1, n_iter + 1):
        g = grad(path[-1])
        length = np.linalg.norm(g)
        if length <= tol or (tol > 0 and np.isclose(length, tol)):
            break
        path.append(path[-1] - lr(t) * g)
    return np.array(path)
