"""counts samples in place of steps"""


def sgd_least_squares(X, y, w0, lr, n_epochs, batch_size, rng):
    w, t = np.array(w0, dtype=float), 1
    for _ in range(n_epochs):
        for batch in minibatches(len(y), batch_size, rng):
            w = w - lr(t) * X[batch].T @ (X[batch] @ w - y[batch]) / len(batch)
            t += len(batch)
    return w
