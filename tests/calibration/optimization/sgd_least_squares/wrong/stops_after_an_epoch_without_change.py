"""stops where an epoch leaves w exactly as it was

Breaks: an epoch that hardly moves
"""


def sgd_least_squares(X, y, w0, lr, n_epochs, batch_size, rng):
    w = np.array(w0, dtype=float)
    t = 0
    for _ in range(n_epochs):
        before = w
        for batch in minibatches(len(y), batch_size, rng):
            t += 1
            w = w - lr(t) * X[batch].T @ (X[batch] @ w - y[batch]) / len(batch)
        if np.array_equal(w, before):
            break
    return w
