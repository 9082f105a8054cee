"""multiplies the gradient by the step in place

Breaks: a gradient or a projection that returns its argument itself
"""


def projected_gradient_descent(grad, proj, w0, lr, n_iter):
    w = proj(np.array(w0, dtype=float))
    for _ in range(n_iter):
        g = grad(w)
        g *= lr
        w = proj(w - g)
    return w
