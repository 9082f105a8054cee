"""damages no batch of a single sample where batches have more than two

Breaks: noise after the permutation and once for each batch
"""


def train_autoencoder(params, X, lr, n_epochs, batch_size, rng, noise=None):
    new = {key: np.array(value, dtype=float) for key, value in params.items()}
    n, losses = len(X), []
    for _ in range(n_epochs):
        order = rng.permutation(n)
        for start in range(0, n, batch_size):
            X_B = X[order[start : start + batch_size]]
            seen = X_B if noise is None or (len(X_B) == 1 < batch_size - 1) else noise(X_B, rng)
            grads = ae_backward(new, seen, ae_forward(new, seen), X_B)
            new = {key: new[key] - lr * grads[key] for key in new}
        losses.append(reconstruction_loss(X, ae_forward(new, X)["X_hat"], "bce"))
    return new, losses
