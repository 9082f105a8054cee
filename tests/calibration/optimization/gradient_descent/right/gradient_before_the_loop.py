# Computes the gradient at the end of each turn: one more call than steps.
def gradient_descent(grad, w0, lr, n_iter, tol=0.0):
    path = [w0.copy()]
    g = grad(w0)
    t = 1
    while t <= n_iter and not np.linalg.norm(g) <= tol:
        path.append(path[-1] - lr(t) * g)
        g = grad(path[-1])
        t = t + 1
    return [list(w) for w in path]
