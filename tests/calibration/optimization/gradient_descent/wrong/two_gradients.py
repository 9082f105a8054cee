"""asks for every gradient twice

Breaks: the budget (1 point of 5)
"""


def gradient_descent(grad, w0, lr, n_iter, tol=0.0):
    w = w0.astype(float)
    path = [w]
    for t in range(1, n_iter + 1):
        if np.linalg.norm(grad(w)) <= tol:
            break
        w = w - lr(t) * grad(w)
        path.append(w)
    return np.array(path)
