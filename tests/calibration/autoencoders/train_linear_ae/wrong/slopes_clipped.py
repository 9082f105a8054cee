"""clips slopes at 10 and -10

Breaks: one step and many
"""


def train_linear_ae(X, k, lr, n_iter, rng):
    d = X.shape[1]
    W_enc = 0.1 * rng.standard_normal((k, d))
    W_dec = 0.1 * rng.standard_normal((d, k))
    losses = []
    for _ in range(n_iter):
        loss, by_enc, by_dec = linear_ae_gradients(X, W_enc, W_dec)
        losses.append(loss)
        W_enc = W_enc - lr * np.clip(by_enc, -10, 10)
        W_dec = W_dec - lr * np.clip(by_dec, -10, 10)
    losses.append(linear_ae_gradients(X, W_enc, W_dec)[0])
    return W_enc, W_dec, losses
