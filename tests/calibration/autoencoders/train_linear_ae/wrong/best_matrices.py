"""returns the matrices with the smallest loss, not the last ones

Breaks: one step and many
"""


def train_linear_ae(X, k, lr, n_iter, rng):
    d = X.shape[1]
    W_enc = 0.1 * rng.standard_normal((k, d))
    W_dec = 0.1 * rng.standard_normal((d, k))
    losses, best = [], None
    for step in range(n_iter + 1):
        loss, by_enc, by_dec = linear_ae_gradients(X, W_enc, W_dec)
        if not losses or loss < min(losses):
            best = W_enc, W_dec
        losses.append(loss)
        W_enc, W_dec = W_enc - lr * by_enc, W_dec - lr * by_dec
    return *best, losses
