# Own slopes, a deck of cards.
def train_autoencoder(params, X, lr, n_epochs, batch_size, rng, noise=None):
    W1, b1, W2, b2 = (np.array(params[key], dtype=float) for key in ("W1", "b1", "W2", "b2"))
    X = np.asarray(X, dtype=float)
    losses = []
    for _ in range(n_epochs):
        deck = rng.permutation(len(X))
        while len(deck):
            rows, deck = deck[:batch_size], deck[batch_size:]
            dirty = noise(X[rows], rng) if noise else X[rows]
            Z = 1 / (1 + np.exp(-(dirty @ W1 + b1)))
            out = (1 / (1 + np.exp(-(Z @ W2 + b2))) - X[rows]) / len(rows)
            back = out @ W2.T * Z * (1 - Z)
            W1, b1 = W1 - lr * dirty.T @ back, b1 - lr * back.sum(axis=0)
            W2, b2 = W2 - lr * Z.T @ out, b2 - lr * out.sum(axis=0)
        now = {"W1": W1, "b1": b1, "W2": W2, "b2": b2}
        losses.append(reconstruction_loss(X, ae_forward(now, X)["X_hat"], "bce"))
    return {"W1": W1, "b1": b1, "W2": W2, "b2": b2}, losses
