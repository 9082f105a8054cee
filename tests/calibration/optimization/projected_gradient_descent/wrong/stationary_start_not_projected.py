"""returns a start of zero gradient as it is

Breaks: ones with a zero gradient too
"""


def projected_gradient_descent(grad, proj, w0, lr, n_iter):
    w = np.array(w0, dtype=float)
    if not np.any(grad(w)):
        return w
    w = proj(w)
    for _ in range(n_iter):
        w = proj(w - lr * grad(w))
    return w
