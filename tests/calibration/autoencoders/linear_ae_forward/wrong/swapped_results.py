"""returns the reconstructions first

Breaks: codes and reconstructions
Slips: 1, both results stand in the wrong place
"""


def linear_ae_forward(X, W_enc, W_dec):
    X, W_enc, W_dec = (np.asarray(array, dtype=float) for array in (X, W_enc, W_dec))
    Z = X @ W_enc.T
    X_hat = Z @ W_dec.T
    return X_hat, Z
