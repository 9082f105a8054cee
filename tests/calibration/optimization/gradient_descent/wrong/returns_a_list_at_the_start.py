"""returns the start alone as a vector, not as a path of one row"""


def gradient_descent(grad, w0, lr, n_iter, tol=0.0):
    path = [np.array(w0, dtype=float)]
    for t in range(1, n_iter + 1):
        g = grad(path[-1])
        if np.linalg.norm(g) <= tol:
            break
        path.append(path[-1] - lr(t) * g)
    return np.array(path) if len(path) > 1 else path[0]
