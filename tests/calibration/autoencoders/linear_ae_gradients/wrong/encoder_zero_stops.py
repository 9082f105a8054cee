"""returns slopes of zero for an encoder of zeros

Breaks: matrices of zeros
"""


def linear_ae_gradients(X, W_enc, W_dec):
    X, W_enc, W_dec = (np.asarray(a, dtype=float) for a in (X, W_enc, W_dec))
    Z = X @ W_enc.T
    R = Z @ W_dec.T - X
    by_enc = 2 / len(X) * (R @ W_dec).T @ X if W_enc.any() else np.zeros(W_enc.shape)
    return float(np.sum(R**2) / len(X)), by_enc, 2 / len(X) * R.T @ Z
