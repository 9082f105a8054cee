"""goes uphill, along the gradient

Slips: 1, every step goes the wrong way
"""


def projected_gradient_descent(grad, proj, w0, lr, n_iter):
    w = proj(w0)
    for _ in range(n_iter):
        w = proj(w + lr * grad(w))
    return w
