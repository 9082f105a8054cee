"""writes into the projected start, which may hold ints

Breaks: w0 of integers
"""


def projected_gradient_descent(grad, proj, w0, lr, n_iter):
    w = np.array(proj(w0))
    for _ in range(n_iter):
        w[:] = proj(w - lr * grad(w))
    return w
