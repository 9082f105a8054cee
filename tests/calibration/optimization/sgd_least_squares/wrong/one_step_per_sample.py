"""steps after every sample of a batch

Slips: 1, every batch is taken apart
"""


def sgd_least_squares(X, y, w0, lr, n_epochs, batch_size, rng):
    w = w0.copy()
    t = 0
    for e in range(n_epochs):
        for B in minibatches(len(y), batch_size, rng):
            for i in B:
                t += 1
                w = w - lr(t) * X[i] * (X[i] @ w - y[i]) / len(B)
    return w
