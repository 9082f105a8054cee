"""takes a first step even where none is allowed

Breaks: n_iter = 0
"""


def gradient_descent(grad, w0, lr, n_iter, tol=0.0):
    path = [np.array(w0, dtype=float)]
    t = 1
    while True:
        g = grad(path[-1])
        if np.linalg.norm(g) <= tol:
            break
        path.append(path[-1] - lr(t) * g)
        t += 1
        if t > n_iter:
            break
    return np.array(path)
