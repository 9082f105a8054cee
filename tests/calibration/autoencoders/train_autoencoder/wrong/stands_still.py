"""stands still once the loss falls by less than 1e-8

Breaks: losses that rise or hardly fall
"""


def train_autoencoder(params, X, lr, n_epochs, batch_size, rng, noise=None):
    params, losses, n = {k: np.array(v, dtype=float) for k, v in params.items()}, [], len(X)
    for _ in range(n_epochs):
        order = rng.permutation(n)
        before = params
        for start in range(0, n, batch_size):
            batch = order[start : start + batch_size]
            dirty = X[batch] if noise is None else noise(X[batch], rng)
            grads = ae_backward(params, dirty, ae_forward(params, dirty), X[batch])
            params = {key: params[key] - (lr * grads[key]) for key in params}
        losses.append(reconstruction_loss(X, ae_forward(params, X)["X_hat"], "bce"))
        if len(losses) > 1 and abs(losses[-2] - losses[-1]) < 1e-8:
            params = before
    return params, losses
