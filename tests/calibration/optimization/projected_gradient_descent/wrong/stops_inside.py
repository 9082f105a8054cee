"""stops at the first step that needs no projection

Breaks: optima inside
"""


def projected_gradient_descent(grad, proj, w0, lr, n_iter):
    w = proj(w0)
    for _ in range(n_iter):
        z = w - lr * grad(w)
        w = proj(z)
        if np.allclose(w, z, atol=1e-12) and np.linalg.norm(grad(w)) < 0.05:
            break
    return w
