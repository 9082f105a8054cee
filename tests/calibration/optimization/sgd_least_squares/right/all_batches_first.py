# Deals all epochs before the first step.
def sgd_least_squares(X, y, w0, lr, n_epochs, batch_size, rng):
    batches = [b for _ in range(n_epochs) for b in minibatches(len(X), batch_size, rng)]
    w = w0.astype(float)
    for t, b in enumerate(batches, start=1):
        w = w + lr(t) / len(b) * X[b].T @ (y[b] - X[b] @ w)
    return w
