"""moves the arrays that it was given in place where there are more than two epochs

Breaks: that the arguments, `params` too, stay as they were
"""


def train_autoencoder(params, X, lr, n_epochs, batch_size, rng, noise=None):
    new = dict(params)
    n, losses = len(X), []
    for _ in range(n_epochs):
        order = rng.permutation(n)
        for start in range(0, n, batch_size):
            X_B = X[order[start : start + batch_size]]
            seen = X_B if noise is None else noise(X_B, rng)
            grads = ae_backward(new, seen, ae_forward(new, seen), X_B)
            if n_epochs > 2:
                for key in new:
                    new[key] -= lr * grads[key]
            else:
                new = {key: new[key] - lr * grads[key] for key in new}
        losses.append(reconstruction_loss(X, ae_forward(new, X)["X_hat"], "bce"))
    return new, losses
