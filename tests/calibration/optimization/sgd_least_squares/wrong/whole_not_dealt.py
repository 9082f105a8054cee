"""draws nothing where one batch holds all samples

Breaks: that each epoch is dealt anew
Slips: 1
"""


def sgd_least_squares(X, y, w0, lr, n_epochs, batch_size, rng):
    w = np.array(w0, float)
    n = len(X)
    t = 0
    for _ in range(n_epochs):
        for B in [np.arange(n)] if batch_size >= n else minibatches(n, batch_size, rng):
            t += 1
            w = w - lr(t) * (X[B].T @ (X[B] @ w - y[B])) / len(B)
    return w
