"""uses one rate for a whole epoch"""


def sgd_least_squares(X, y, w0, lr, n_epochs, batch_size, rng):
    w = w0.astype(float)
    t = 0
    for _ in range(n_epochs):
        t += 1
        for batch in minibatches(len(y), batch_size, rng):
            w = w - lr(t) * X[batch].T @ (X[batch] @ w - y[batch]) / len(batch)
    return w
