"""multiplies integers as integers of 64 bits

Breaks: integers
"""


def linear_ae_forward(X, W_enc, W_dec):
    X, W_enc, W_dec = (np.asarray(a) for a in (X, W_enc, W_dec))
    X, W_enc, W_dec = (a.astype(np.int64) if a.dtype.kind in "iu" else a for a in (X, W_enc, W_dec))
    Z = X @ W_enc.T
    return Z.astype(float), (Z @ W_dec.T).astype(float)
