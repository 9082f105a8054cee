"""counts whole batches where it numbers the steps of later epochs

Breaks: a table of steps over several epochs
"""


def sgd_least_squares(X, y, w0, lr, n_epochs, batch_size, rng):
    w = np.array(w0, dtype=float)
    n = len(y)
    per_epoch = max(1, n // batch_size)
    for epoch in range(n_epochs):
        for k, B in enumerate(minibatches(n, batch_size, rng)):
            w = w - lr(epoch * per_epoch + k + 1) * X[B].T @ (X[B] @ w - y[B]) / len(B)
    return w
