"""returns flat codes if a code has one number

Breaks: one code number
"""


def linear_ae_forward(X, W_enc, W_dec):
    X, W_enc, W_dec = (np.asarray(array, dtype=float) for array in (X, W_enc, W_dec))
    Z = X @ W_enc.T
    X_hat = Z @ W_dec.T
    return (Z[:, 0] if len(W_enc) == 1 else Z), X_hat
