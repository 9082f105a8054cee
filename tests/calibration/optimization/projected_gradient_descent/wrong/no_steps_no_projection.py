"""returns w0 as it is where no step is allowed

Breaks: n_iter = 0
"""


def projected_gradient_descent(grad, proj, w0, lr, n_iter):
    if n_iter == 0:
        return w0
    w = proj(w0)
    for _ in range(n_iter):
        w = proj(w - lr * grad(w))
    return w
