# Reads the last two rows of a filled array.
def momentum_descent(grad, w0, lr, beta, n_iter):
    W = np.zeros((n_iter + 1,) + w0.shape)
    W[0] = w0
    for t in range(n_iter):
        prev = W[t - 1] if t > 0 else W[0]
        W[t + 1] = W[t] - lr * grad(W[t]) + beta * (W[t] - prev)
    return W
