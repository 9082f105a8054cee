"""works on w0 itself

Breaks: unchanged arguments
"""


def sgd_least_squares(X, y, w0, lr, n_epochs, batch_size, rng):
    w = w0
    t = 0
    for _ in range(n_epochs):
        for batch in minibatches(len(y), batch_size, rng):
            t += 1
            w -= lr(t) * X[batch].T @ (X[batch] @ w - y[batch]) / len(batch)
    return w
