"""draws every batch by itself, so batches overlap

Slips: 1, no epoch is one pass over the data
"""


def sgd_least_squares(X, y, w0, lr, n_epochs, batch_size, rng):
    w = w0.copy()
    t = 0
    for e in range(n_epochs):
        p = rng.permutation(len(y))
        for s in range(0, len(y), batch_size):
            B = rng.choice(len(y), min(batch_size, len(y) - s), replace=False)
            t += 1
            w = w - lr(t) * X[B].T @ (X[B] @ w - y[B]) / len(B)
    return w
