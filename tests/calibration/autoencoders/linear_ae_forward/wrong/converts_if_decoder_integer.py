"""turns integers into floats only where the decoder holds some

Breaks: integers
"""


def linear_ae_forward(X, W_enc, W_dec):
    if W_dec.dtype.kind in "iu":
        X, W_enc, W_dec = (a.astype(float) for a in (X, W_enc, W_dec))
    Z = X @ W_enc.T
    return Z, Z @ W_dec.T
