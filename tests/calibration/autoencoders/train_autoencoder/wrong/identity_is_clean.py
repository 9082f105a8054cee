"""adds a little noise if the noise changed nothing

Breaks: noise that changes nothing
"""


def train_autoencoder(params, X, lr, n_epochs, batch_size, rng, noise=None):
    params = {key: np.array(value, dtype=float) for key, value in params.items()}
    X = np.asarray(X, dtype=float)
    n = len(X)
    losses = []
    for epoch in range(n_epochs):
        order = rng.permutation(n)
        for start in range(0, n, batch_size):
            clean = X[order[start : start + batch_size]]
            seen = clean
            if noise is not None:
                seen = noise(clean, rng)
                if np.array_equal(seen, clean):
                    seen = seen + 0.01
            grads = ae_backward(params, seen, ae_forward(params, seen), clean)
            for key in params:
                params[key] = params[key] - lr * grads[key]
        losses.append(reconstruction_loss(X, ae_forward(params, X)["X_hat"], "bce"))
    return params, losses
