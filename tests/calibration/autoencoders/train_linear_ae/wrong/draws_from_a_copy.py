"""draws from a copy of the generator

Breaks: the two draws and their order
"""

import copy


def train_linear_ae(X, k, lr, n_iter, rng):
    rng = copy.deepcopy(rng)
    W_enc, W_dec = 0.1 * rng.standard_normal((k, X.shape[1])), 0.1 * rng.standard_normal((X.shape[1], k))
    losses = [linear_ae_gradients(X, W_enc, W_dec)[0]]
    for _ in range(n_iter):
        _, by_enc, by_dec = linear_ae_gradients(X, W_enc, W_dec)
        W_enc, W_dec = W_enc - lr * by_enc, W_dec - lr * by_dec
        losses.append(linear_ae_gradients(X, W_enc, W_dec)[0])
    return W_enc, W_dec, losses
