"""takes full batches only

Breaks: batch_size above $n$
"""


def sgd_least_squares(X, y, w0, lr, n_epochs, batch_size, rng):
    w, t = np.array(w0, dtype=float), 0
    for _ in range(n_epochs):
        order = rng.permutation(len(y))
        for k in range(len(y) // batch_size):
            t += 1
            batch = order[k * batch_size : (k + 1) * batch_size]
            w = w - lr(t) * X[batch].T @ (X[batch] @ w - y[batch]) / len(batch)
    return w
