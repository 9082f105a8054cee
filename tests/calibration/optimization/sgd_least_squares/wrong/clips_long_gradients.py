"""shortens gradients that are longer than 1000

Breaks: large targets
"""


def sgd_least_squares(X, y, w0, lr, n_epochs, batch_size, rng):
    w, t = np.array(w0, dtype=float), 0
    for _ in range(n_epochs):
        for batch in minibatches(len(y), batch_size, rng):
            t += 1
            g = X[batch].T @ (X[batch] @ w - y[batch]) / len(batch)
            w = w - lr(t) * g * min(1.0, 1000 / max(np.linalg.norm(g), 1e-300))
    return w
