"""projects every tenth step only in long walks

Breaks: 1, 2 and many
"""


def projected_gradient_descent(grad, proj, w0, lr, n_iter):
    w = proj(w0)
    for k in range(n_iter):
        w = w - lr * grad(w)
        if k % 10 == 9 or n_iter < 10:
            w = proj(w)
    return proj(w)
