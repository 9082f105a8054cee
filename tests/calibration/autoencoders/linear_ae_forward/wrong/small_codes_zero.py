"""sets codes below 1e-12 in size to 0

Breaks: large and small units
"""


def linear_ae_forward(X, W_enc, W_dec):
    X, W_enc, W_dec = (np.asarray(a, dtype=float) for a in (X, W_enc, W_dec))
    Z = X @ W_enc.T
    Z[np.abs(Z) < 1e-12] = 0
    return Z, Z @ W_dec.T
