"""starts at w0, inside or not

Breaks: starts outside
"""


def projected_gradient_descent(grad, proj, w0, lr, n_iter):
    w = w0.copy()
    for _ in range(n_iter):
        w = proj(w - lr * grad(w))
    return w
