"""stops after an epoch that hardly moves the weights

Breaks: an epoch that hardly moves
"""


def sgd_least_squares(X, y, w0, lr, n_epochs, batch_size, rng):
    w = np.array(w0, dtype=float)
    t = 0
    for _ in range(n_epochs):
        before = w
        for B in minibatches(len(y), batch_size, rng):
            t += 1
            w = w - lr(t) * X[B].T @ (X[B] @ w - y[B]) / len(B)
        if np.linalg.norm(w - before) < 1e-6:
            break
    return w
