"""keeps no more than d numbers of a code

Breaks: $k$ below, equal to and above $d$
"""


def linear_ae_forward(X, W_enc, W_dec):
    X, W_enc, W_dec = (np.asarray(array, dtype=float) for array in (X, W_enc, W_dec))
    Z = X @ W_enc.T
    X_hat = Z @ W_dec.T
    return Z[:, : X.shape[1]], X_hat
