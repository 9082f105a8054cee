"""stops when a step is short

Slips: 1, no walk of many steps comes to its end
"""


def projected_gradient_descent(grad, proj, w0, lr, n_iter):
    w = proj(w0)
    for _ in range(n_iter):
        z = proj(w - lr * grad(w))
        if np.linalg.norm(z - w) < 1e-2:
            return z
        w = z
    return w
