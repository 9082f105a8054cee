"""does not transpose the decoder where that fits

Breaks: square matrices (where a forgotten transpose still fits)
"""


def linear_ae_forward(X, W_enc, W_dec):
    X, W_enc, W_dec = (np.asarray(array, dtype=float) for array in (X, W_enc, W_dec))
    Z = X @ W_enc.T
    X_hat = Z @ W_dec if W_dec.shape[0] == W_dec.shape[1] else Z @ W_dec.T
    return Z, X_hat
