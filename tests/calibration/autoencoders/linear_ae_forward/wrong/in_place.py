"""centres the samples in place

Breaks: that the arguments stay as they were
"""


def linear_ae_forward(X, W_enc, W_dec):
    X, W_enc, W_dec = (np.asarray(array, dtype=float) for array in (X, W_enc, W_dec))
    X_old = X.copy()
    X -= X.mean(axis=0)
    X = X_old
    Z = X @ W_enc.T
    X_hat = Z @ W_dec.T
    return Z, X_hat
