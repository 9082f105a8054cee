"""goes uphill, along the gradient

Slips: 1, every step goes the wrong way
"""


def sgd_least_squares(X, y, w0, lr, n_epochs, batch_size, rng):
    w = w0.astype(float)
    t = 0
    for _ in range(n_epochs):
        for batch in minibatches(len(y), batch_size, rng):
            t += 1
            w = w + lr(t) * X[batch].T @ (X[batch] @ w - y[batch]) / len(batch)
    return w
