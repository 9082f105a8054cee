"""counts the projection of the start as a step

Slips: 1, no walk has the right number of steps
"""


def projected_gradient_descent(grad, proj, w0, lr, n_iter):
    w = proj(w0)
    for _ in range(1, n_iter):
        w = proj(w - lr * grad(w))
    return w
