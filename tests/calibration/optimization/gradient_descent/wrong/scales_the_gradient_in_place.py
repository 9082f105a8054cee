"""multiplies what grad returned in place: that may be the iterate itself

Breaks: a gradient function that returns its argument itself
"""


def gradient_descent(grad, w0, lr, n_iter, tol=0.0):
    w = np.array(w0, float)
    path = [w.copy()]
    for t in range(1, n_iter + 1):
        g = grad(w)
        if np.linalg.norm(g) <= tol:
            break
        g *= lr(t)
        w = w - g
        path.append(w.copy())
    return np.array(path)
