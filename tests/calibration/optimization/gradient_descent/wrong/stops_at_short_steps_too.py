"""stops at short steps as well"""


def gradient_descent(grad, w0, lr, n_iter, tol=0.0):
    path = [np.array(w0, dtype=float)]
    for t in range(1, n_iter + 1):
        g = grad(path[-1])
        if np.linalg.norm(g) <= tol:
            break
        path.append(path[-1] - lr(t) * g)
        if np.linalg.norm(path[-1] - path[-2]) <= tol:
            break
    return np.array(path)
