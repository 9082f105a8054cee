"""works on w0 itself

Breaks: unchanged w0
"""


def momentum_descent(grad, w0, lr, beta, n_iter):
    w = w0 if w0.dtype == float else w0.astype(float)
    path, step = [w.copy()], 0.0
    for _ in range(n_iter):
        step = beta * step - lr * grad(w)
        w += step
        path.append(w.copy())
    return np.array(path)
