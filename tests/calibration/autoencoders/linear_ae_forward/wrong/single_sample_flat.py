"""returns flat arrays for a single sample

Breaks: a single sample
Slips: 1, both results are flat for one sample
"""


def linear_ae_forward(X, W_enc, W_dec):
    X, W_enc, W_dec = (np.asarray(array, dtype=float) for array in (X, W_enc, W_dec))
    Z = X @ W_enc.T
    X_hat = Z @ W_dec.T
    return (Z[0], X_hat[0]) if len(X) == 1 else (Z, X_hat)
