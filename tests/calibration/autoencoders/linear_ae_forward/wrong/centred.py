"""centres the samples first

Slips: 1, all codes move with the mean
"""


def linear_ae_forward(X, W_enc, W_dec):
    X, W_enc, W_dec = (np.asarray(array, dtype=float) for array in (X, W_enc, W_dec))
    X = X - X.mean(axis=0)
    Z = X @ W_enc.T
    X_hat = Z @ W_dec.T
    return Z, X_hat
