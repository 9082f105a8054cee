"""turns integers into floats only where all arrays have the same type

Breaks: integers
"""


def linear_ae_forward(X, W_enc, W_dec):
    if X.dtype == W_enc.dtype == W_dec.dtype:
        X, W_enc, W_dec = (a.astype(float) for a in (X, W_enc, W_dec))
    Z = X @ W_enc.T
    return Z, Z @ W_dec.T
