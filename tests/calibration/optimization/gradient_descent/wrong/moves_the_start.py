"""works on w0 itself

Breaks: unchanged w0
"""


def gradient_descent(grad, w0, lr, n_iter, tol=0.0):
    w = w0
    path = [w.copy()]
    for t in range(1, n_iter + 1):
        g = grad(w)
        if np.linalg.norm(g) <= tol:
            break
        w -= lr(t) * g
        path.append(w.copy())
    return np.array(path)
