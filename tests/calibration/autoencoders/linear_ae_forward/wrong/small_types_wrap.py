"""multiplies integers of a small type as they are

Breaks: integers
"""


def linear_ae_forward(X, W_enc, W_dec):
    Z = X @ W_enc.T
    X_hat = Z @ W_dec.T
    return Z, X_hat
