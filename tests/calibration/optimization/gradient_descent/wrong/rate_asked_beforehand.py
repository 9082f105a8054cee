"""asks for the size of step 1 even where no step is wanted

Breaks: lr called for steps 1 to n_iter only
"""


def gradient_descent(grad, w0, lr, n_iter, tol=0.0):
    path = [np.array(w0, dtype=float)]
    eta = lr(1)
    for t in range(1, n_iter + 1):
        g = grad(path[-1])
        if np.linalg.norm(g) <= tol:
            break
        if t > 1:
            eta = lr(t)
        path.append(path[-1] - eta * g)
    return np.array(path)
