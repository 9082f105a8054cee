"""does not look at the gradient before the last step that is allowed

Breaks: early stops of every length
"""


def gradient_descent(grad, w0, lr, n_iter, tol=0.0):
    path = [np.array(w0, dtype=float)]
    for t in range(1, n_iter + 1):
        g = grad(path[-1])
        if t < n_iter and np.linalg.norm(g) <= tol:
            break
        path.append(path[-1] - lr(t) * g)
    return np.array(path)
