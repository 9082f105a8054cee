"""makes one epoch even where none is wanted

Breaks: n_epochs = 0
"""


def sgd_least_squares(X, y, w0, lr, n_epochs, batch_size, rng):
    w, t = np.array(w0, dtype=float), 0
    for _ in range(max(n_epochs, 1)):
        for batch in minibatches(len(y), batch_size, rng):
            t += 1
            w = w - lr(t) * X[batch].T @ (X[batch] @ w - y[batch]) / len(batch)
    return w
