"""damages all samples once, before the first epoch

Breaks: noise after the permutation and once for each batch
"""


def train_autoencoder(params, X, lr, n_epochs, batch_size, rng, noise=None):
    params = {key: np.array(value, dtype=float) for key, value in params.items()}
    X = np.asarray(X, dtype=float)
    n = len(X)
    losses = []
    dirty = X if noise is None else noise(X, rng)
    for epoch in range(n_epochs):
        order = rng.permutation(n)
        for start in range(0, n, batch_size):
            clean = X[order[start : start + batch_size]]
            seen = clean
            if noise is not None:
                seen = dirty[order[start : start + batch_size]]
            grads = ae_backward(params, seen, ae_forward(params, seen), clean)
            for key in params:
                params[key] = params[key] - lr * grads[key]
        losses.append(reconstruction_loss(X, ae_forward(params, X)["X_hat"], "bce"))
    return params, losses
