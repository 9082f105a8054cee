# Every step is a weighted sum of all gradients so far.
def momentum_descent(grad, w0, lr, beta, n_iter):
    d = len(w0)
    path, grads = np.empty((n_iter + 1, d)), np.zeros((n_iter, d))
    path[0] = w0
    for t in range(n_iter):
        grads[t] = grad(path[t])
        weights = beta ** np.arange(t, -1, -1.0)
        path[t + 1] = path[t] - lr * (weights @ grads[: t + 1])
    return path
