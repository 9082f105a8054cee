"""multiplies what grad returned in place: that may be the iterate itself

Breaks: a gradient function that returns its argument itself
"""


def momentum_descent(grad, w0, lr, beta, n_iter):
    w = np.array(w0, float)
    path = [w.copy()]
    v = 0
    for t in range(n_iter):
        g = grad(w)
        g *= lr
        v = beta * v - g
        w = w + v
        path.append(w.copy())
    return np.array(path)
