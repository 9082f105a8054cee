"""stops for good at a batch that fits already

Breaks: batches that fit already (the next one may not)
Breaks: that an exact fit is reached
"""


def sgd_least_squares(X, y, w0, lr, n_epochs, batch_size, rng):
    w = np.array(w0, float)
    t = 0
    for _ in range(n_epochs):
        for B in minibatches(len(y), batch_size, rng):
            t += 1
            g = X[B].T @ (X[B] @ w - y[B]) / len(B)
            if np.linalg.norm(g) < 1e-6:
                return w
            w = w - lr(t) * g
    return w
