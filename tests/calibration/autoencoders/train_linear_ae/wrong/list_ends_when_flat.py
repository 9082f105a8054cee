"""ends the list of losses where the loss has not changed by a step

Breaks: the list of losses
"""


def train_linear_ae(X, k, lr, n_iter, rng):
    d = X.shape[1]
    W_enc = 0.1 * rng.standard_normal((k, d))
    W_dec = 0.1 * rng.standard_normal((d, k))
    losses = [linear_ae_gradients(X, W_enc, W_dec)[0]]
    for _ in range(n_iter):
        _, by_enc, by_dec = linear_ae_gradients(X, W_enc, W_dec)
        W_enc, W_dec = W_enc - lr * by_enc, W_dec - lr * by_dec
        losses.append(linear_ae_gradients(X, W_enc, W_dec)[0])
        if losses[-1] == losses[-2]:
            break
    return W_enc, W_dec, losses
