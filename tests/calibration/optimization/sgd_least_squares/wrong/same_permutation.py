"""deals once, and uses the same batches in every epoch

Breaks: that each epoch is dealt anew
"""


def sgd_least_squares(X, y, w0, lr, n_epochs, batch_size, rng):
    w = w0.astype(float)
    t = 0
    batches = minibatches(len(y), batch_size, rng)
    for _ in range(n_epochs):
        for batch in batches:
            t += 1
            w = w - lr(t) * X[batch].T @ (X[batch] @ w - y[batch]) / len(batch)
    return w
