"""draws the decoder as a transposed matrix

Breaks: the two draws and their order
Slips: 1, every walk starts from the draws
"""


def train_linear_ae(X, k, lr, n_iter, rng):
    X = np.asarray(X, dtype=float)
    n, d = X.shape
    W_enc = 0.1 * rng.standard_normal((k, d))
    W_dec = 0.1 * rng.standard_normal((k, d)).T
    losses = []
    for _ in range(n_iter):
        loss, dW_enc, dW_dec = linear_ae_gradients(X, W_enc, W_dec)
        losses.append(loss)
        W_enc = W_enc - lr * dW_enc
        W_dec = W_dec - lr * dW_dec
    losses.append(linear_ae_gradients(X, W_enc, W_dec)[0])
    return W_enc, W_dec, losses
