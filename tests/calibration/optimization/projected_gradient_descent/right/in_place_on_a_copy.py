# Moves a copy in place, counting down.
def projected_gradient_descent(grad, proj, w0, lr, n_iter):
    w = np.asarray(proj(w0.copy()), dtype=float).copy()
    while n_iter > 0:
        w -= lr * grad(w)
        w[:] = proj(w)
        n_iter -= 1
    return w
