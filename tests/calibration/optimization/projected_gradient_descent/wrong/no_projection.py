"""does not project at all

Breaks: optima inside and on the border
"""


def projected_gradient_descent(grad, proj, w0, lr, n_iter):
    w = proj(w0)
    for _ in range(n_iter):
        w = w - lr * grad(w)
    return w
