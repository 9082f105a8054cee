"""takes no step where the gradient at w0 is zero, though the projection of w0 is another point

Breaks: starts outside, ones with a zero gradient too
"""


def projected_gradient_descent(grad, proj, w0, lr, n_iter):
    w = np.array(w0, dtype=float)
    slope = grad(w.copy())
    w = proj(w)
    if not np.any(slope):
        return w
    for _ in range(n_iter):
        w = proj(w - lr * grad(w))
    return w
