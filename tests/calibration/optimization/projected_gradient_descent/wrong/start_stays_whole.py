"""writes the projection of w0 into a copy of w0, which may hold ints

Breaks: w0 of integers
"""


def projected_gradient_descent(grad, proj, w0, lr, n_iter):
    w = w0.copy()
    w[:] = proj(w0.copy())
    for _ in range(n_iter):
        w = proj(w - lr * grad(w))
    return w
