"""writes into a copy of w0, which may hold ints

Breaks: w0 of integers
"""


def sgd_least_squares(X, y, w0, lr, n_epochs, batch_size, rng):
    w = w0.copy()
    t = 0
    for _ in range(n_epochs):
        for B in minibatches(len(y), batch_size, rng):
            t += 1
            w[:] = w - lr(t) * X[B].T @ (X[B] @ w - y[B]) / len(B)
    return w
