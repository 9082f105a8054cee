"""stops where the path has gone farther than a million

Breaks: quadratics (closed form)
"""


def momentum_descent(grad, w0, lr, beta, n_iter):
    path = [np.array(w0, dtype=float)]
    step = 0.0
    for _ in range(n_iter):
        if np.linalg.norm(path[-1]) > 1e6:
            break
        step = beta * step - lr * grad(path[-1])
        path.append(path[-1] + step)
    return np.array(path)
