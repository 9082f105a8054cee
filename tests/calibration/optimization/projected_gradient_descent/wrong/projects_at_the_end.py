"""projects once, at the end

Breaks: boxes, balls and $w \\ge 0$
"""


def projected_gradient_descent(grad, proj, w0, lr, n_iter):
    w = proj(w0)
    for _ in range(n_iter):
        w = w - lr * grad(w)
    return proj(w)
