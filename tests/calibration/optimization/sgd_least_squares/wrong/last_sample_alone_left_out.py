"""leaves out a last batch of a single sample

Breaks: a short last batch
"""


def sgd_least_squares(X, y, w0, lr, n_epochs, batch_size, rng):
    w = np.array(w0, dtype=float)
    t = 0
    for _ in range(n_epochs):
        for batch in minibatches(len(y), batch_size, rng):
            t += 1
            if len(batch) == 1 < min(batch_size, len(y)):
                continue
            w = w - lr(t) * X[batch].T @ (X[batch] @ w - y[batch]) / len(batch)
    return w
