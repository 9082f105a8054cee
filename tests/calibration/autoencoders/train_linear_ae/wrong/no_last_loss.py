"""forgets the loss after the last step

Breaks: the list of losses
Slips: 1, the last loss is missed by three tests
"""


def train_linear_ae(X, k, lr, n_iter, rng):
    X = np.asarray(X, dtype=float)
    n, d = X.shape
    W_enc = 0.1 * rng.standard_normal((k, d))
    W_dec = 0.1 * rng.standard_normal((d, k))
    losses = []
    for _ in range(n_iter):
        loss, dW_enc, dW_dec = linear_ae_gradients(X, W_enc, W_dec)
        losses.append(loss)
        W_enc = W_enc - lr * dW_enc
        W_dec = W_dec - lr * dW_dec
    return W_enc, W_dec, losses
