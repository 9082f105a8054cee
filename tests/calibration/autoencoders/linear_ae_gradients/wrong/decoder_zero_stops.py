"""returns slopes of zero for a decoder of zeros

Breaks: matrices of zeros
"""


def linear_ae_gradients(X, W_enc, W_dec):
    X, W_enc, W_dec = (np.asarray(a, dtype=float) for a in (X, W_enc, W_dec))
    Z = X @ W_enc.T
    R = Z @ W_dec.T - X
    by_dec = 2 / len(X) * R.T @ Z if W_dec.any() else np.zeros(W_dec.shape)
    return float(np.sum(R**2) / len(X)), 2 / len(X) * (R @ W_dec).T @ X, by_dec
