# A velocity that is updated, and a filled array.
def momentum_descent(grad, w0, lr, beta, n_iter):
    path = np.empty((n_iter + 1, w0.size))
    path[0] = w0
    u = np.zeros(w0.size)
    for t in range(n_iter):
        u = beta * u + grad(path[t])
        path[t + 1] = path[t] - lr * u
    return path
