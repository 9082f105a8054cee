"""writes the projected start into w0

Breaks: unchanged w0
"""


def projected_gradient_descent(grad, proj, w0, lr, n_iter):
    w0[:] = proj(w0)
    w = w0.copy()
    for k in range(n_iter):
        w = proj(w - lr * grad(w))
    return w
