"""clips reconstructions before the loss, which is never infinite

Breaks: infinite losses
Slips: 1
"""


def train_autoencoder(params, X, lr, n_epochs, batch_size, rng, noise=None):
    params = {k: np.array(v, float) for k, v in params.items()}
    X = np.asarray(X, float)
    losses = []
    for _ in range(n_epochs):
        p = rng.permutation(len(X))
        for i in range(0, len(X), batch_size):
            B = X[p[i : i + batch_size]]
            seen = B if noise is None else noise(B, rng)
            g = ae_backward(params, seen, ae_forward(params, seen), B)
            params = {k: params[k] - lr * g[k] for k in params}
        H = np.clip(ae_forward(params, X)["X_hat"], 1e-12, 1 - 1e-12)
        losses.append(float(-np.sum(X * np.log(H) + (1 - X) * np.log(1 - H)) / len(X)))
    return params, losses
