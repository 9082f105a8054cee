"""decodes by the encoder

Breaks: codes and reconstructions
"""


def linear_ae_forward(X, W_enc, W_dec):
    X, W_enc, W_dec = (np.asarray(array, dtype=float) for array in (X, W_enc, W_dec))
    Z = X @ W_enc.T
    X_hat = Z @ W_enc
    return Z, X_hat
