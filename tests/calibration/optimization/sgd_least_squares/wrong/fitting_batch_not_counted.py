"""does not count the step of a batch that fits already

Breaks: batches that fit already
"""


def sgd_least_squares(X, y, w0, lr, n_epochs, batch_size, rng):
    w = np.array(w0, dtype=float)
    t = 0
    for _ in range(n_epochs):
        for B in minibatches(len(y), batch_size, rng):
            r = X[B] @ w - y[B]
            if not r.any():
                continue
            t += 1
            w = w - lr(t) * X[B].T @ r / len(B)
    return w
