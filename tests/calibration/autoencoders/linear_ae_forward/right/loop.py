# Sample by sample.
def linear_ae_forward(X, W_enc, W_dec):
    Z, X_hat = [], []
    for x in np.asarray(X, dtype=float):
        z = W_enc.astype(float) @ x
        Z.append(z)
        X_hat.append(W_dec.astype(float) @ z)
    return np.array(Z), np.array(X_hat)
