"""takes samples for columns where that fits

Breaks: square matrices (where a forgotten transpose still fits)
Slips: 1, codes and reconstructions both change
"""


def linear_ae_forward(X, W_enc, W_dec):
    X, W_enc, W_dec = (np.asarray(array, dtype=float) for array in (X, W_enc, W_dec))
    if X.shape[0] == X.shape[1] > 1:
        X = X.T
    Z = X @ W_enc.T
    X_hat = Z @ W_dec.T
    return Z, X_hat
