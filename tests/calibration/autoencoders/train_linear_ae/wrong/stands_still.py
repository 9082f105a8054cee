"""stands still once the loss falls by less than 1e-8

Breaks: small units
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
        if abs(losses[-2] - losses[-1]) < 1e-8:
            break
    losses += [losses[-1]] * (n_iter + 1 - len(losses))
    return W_enc, W_dec, losses
