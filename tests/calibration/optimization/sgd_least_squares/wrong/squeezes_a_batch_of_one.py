"""squeezes the rows of a batch, which turns a single row into a vector

Breaks: batches of one, of several and of all samples
"""


def sgd_least_squares(X, y, w0, lr, n_epochs, batch_size, rng):
    w, t = np.array(w0, dtype=float), 0
    for _ in range(n_epochs):
        for batch in minibatches(len(y), batch_size, rng):
            t += 1
            rows = X[batch].squeeze()
            w = w - lr(t) * rows.T @ (rows @ w - y[batch]) / len(batch)
    return w
