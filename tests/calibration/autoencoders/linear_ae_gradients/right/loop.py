# Sample by sample, by outer products.
def linear_ae_gradients(X, W_enc, W_dec):
    X, W_enc, W_dec = X.astype(float), W_enc.astype(float), W_dec.astype(float)
    loss, d_enc, d_dec = 0.0, np.zeros(W_enc.shape), np.zeros(W_dec.shape)
    for x in X:
        z = W_enc @ x
        r = W_dec @ z - x
        loss += r @ r
        d_dec += np.outer(r, z)
        d_enc += np.outer(W_dec.T @ r, x)
    return loss / len(X), 2 * d_enc / len(X), 2 * d_dec / len(X)
