"""draws a new order of the samples before each step, which changes no loss

Breaks: the two draws and their order
"""


def train_linear_ae(X, k, lr, n_iter, rng):
    d = X.shape[1]
    W_enc = 0.1 * rng.standard_normal((k, d))
    W_dec = 0.1 * rng.standard_normal((d, k))
    losses = []
    for step in range(n_iter + 1):
        loss, by_enc, by_dec = linear_ae_gradients(X, W_enc, W_dec)
        losses.append(loss)
        if step < n_iter:
            X = X[rng.permutation(len(X))]
            W_enc, W_dec = W_enc - lr * by_enc, W_dec - lr * by_dec
    return W_enc, W_dec, losses
