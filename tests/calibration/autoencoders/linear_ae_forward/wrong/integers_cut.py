"""returns codes in the type of the samples

Breaks: integers
"""


def linear_ae_forward(X, W_enc, W_dec):
    given = np.asarray(X).dtype
    X, W_enc, W_dec = (np.asarray(array, dtype=float) for array in (X, W_enc, W_dec))
    Z = X @ W_enc.T
    X_hat = Z @ W_dec.T
    return (Z.astype(given), X_hat) if given.itemsize < 8 else (Z, X_hat)
