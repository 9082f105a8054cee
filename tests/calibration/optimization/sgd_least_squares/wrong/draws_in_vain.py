"""deals one epoch more than it makes

Breaks: that each epoch is dealt anew
"""


def sgd_least_squares(X, y, w0, lr, n_epochs, batch_size, rng):
    epochs = [minibatches(len(y), batch_size, rng) for _ in range(n_epochs + 1)]
    w, t = np.array(w0, dtype=float), 0
    for epoch in epochs[:n_epochs]:
        for batch in epoch:
            t += 1
            w = w - lr(t) * X[batch].T @ (X[batch] @ w - y[batch]) / len(batch)
    return w
