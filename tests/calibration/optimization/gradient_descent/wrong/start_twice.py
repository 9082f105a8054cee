"""asks for the gradient of the start before the loop and in it

Breaks: the budget
"""


def gradient_descent(grad, w0, lr, n_iter, tol=0.0):
    w = np.array(w0, dtype=float)
    path = [w]
    if np.linalg.norm(grad(w)) <= tol:
        return np.array(path)
    for t in range(1, n_iter + 1):
        g = grad(w)
        if np.linalg.norm(g) <= tol:
            break
        w = w - lr(t) * g
        path.append(w)
    return np.array(path)
