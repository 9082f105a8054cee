"""counts repeated samples once

Breaks: the loss and each of the two slopes
"""


def linear_ae_gradients(X, W_enc, W_dec):
    X, W_enc, W_dec = (np.asarray(a, dtype=float) for a in (X, W_enc, W_dec))
    X = np.unique(X, axis=0)
    Z = X @ W_enc.T
    R = Z @ W_dec.T - X
    return float(np.sum(R**2) / len(X)), 2 / len(X) * (R @ W_dec).T @ X, 2 / len(X) * R.T @ Z
