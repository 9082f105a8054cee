"""notes the loss before the last step of an epoch where batches hold one sample

Breaks: losses on clean samples at the end of each epoch
"""


def train_autoencoder(params, X, lr, n_epochs, batch_size, rng, noise=None):
    new = {key: np.array(value, dtype=float) for key, value in params.items()}
    n, losses = len(X), []
    for _ in range(n_epochs):
        order = rng.permutation(n)
        for start in range(0, n, batch_size):
            X_B = X[order[start : start + batch_size]]
            seen = X_B if noise is None else noise(X_B, rng)
            grads = ae_backward(new, seen, ae_forward(new, seen), X_B)
            before = reconstruction_loss(X, ae_forward(new, X)["X_hat"], "bce")
            new = {key: new[key] - lr * grads[key] for key in new}
        losses.append(reconstruction_loss(X, ae_forward(new, X)["X_hat"], "bce") if batch_size > 1 or n < 4 else before)
    return new, losses
