# Changes its own matrices in place, after both slopes.
def train_linear_ae(X, k, lr, n_iter, rng):
    X = np.asarray(X, dtype=float)
    W_enc = rng.standard_normal((k, X.shape[1])) * 0.1
    W_dec = rng.standard_normal((X.shape[1], k)) * 0.1
    losses = np.zeros(n_iter + 1)
    for t in range(n_iter):
        losses[t], a, b = linear_ae_gradients(X, W_enc, W_dec)
        W_enc -= lr * a
        W_dec -= lr * b
    losses[n_iter] = reconstruction_loss(X, linear_ae_forward(X, W_enc, W_dec)[1])
    return W_enc, W_dec, list(losses)
