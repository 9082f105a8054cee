"""does not transpose the encoder where that fits

Breaks: square matrices (where a forgotten transpose still fits)
Slips: 1, the reconstructions are made of the codes
"""


def linear_ae_forward(X, W_enc, W_dec):
    X, W_enc, W_dec = (np.asarray(array, dtype=float) for array in (X, W_enc, W_dec))
    Z = X @ W_enc if len(W_enc) == X.shape[1] else X @ W_enc.T
    X_hat = Z @ W_dec.T
    return Z, X_hat
