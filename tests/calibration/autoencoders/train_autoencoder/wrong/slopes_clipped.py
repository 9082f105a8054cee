"""clips slopes at 5

Breaks: one batch for everything
"""


def train_autoencoder(params, X, lr, n_epochs, batch_size, rng, noise=None):
    params, losses, n = dict(params), [], len(X)
    for _ in range(n_epochs):
        order = rng.permutation(n)
        for start in range(0, n, batch_size):
            batch = order[start : start + batch_size]
            dirty = X[batch] if noise is None else noise(X[batch], rng)
            grads = ae_backward(params, dirty, ae_forward(params, dirty), X[batch])
            params = {key: params[key] - lr * np.clip(grads[key], -5, 5) for key in params}
        losses.append(reconstruction_loss(X, ae_forward(params, X)["X_hat"], "bce"))
    return params, losses
