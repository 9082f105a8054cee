"""steps in place, from whatever the projection returned

Breaks: a gradient or a projection that returns its argument itself
"""


def projected_gradient_descent(grad, proj, w0, lr, n_iter):
    w = proj(np.asarray(w0, dtype=float))
    for _ in range(n_iter):
        w -= lr * grad(w)
        w = proj(w)
    return w
