# Slices the data first; a generator of step numbers.
def sgd_least_squares(X, y, w0, lr, n_epochs, batch_size, rng):
    from itertools import count

    steps = count(1)
    w = w0 * 1.0
    for _ in range(n_epochs):
        for b in minibatches(X.shape[0], batch_size, rng):
            A, r = X[b], X[b].dot(w) - y[b]
            w = w - lr(next(steps)) * np.mean(A * r[:, None], axis=0)
    return w
