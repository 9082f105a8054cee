"""subtracts the reconstructions from the originals

Breaks: slopes against differences
"""


def linear_ae_gradients(X, W_enc, W_dec):
    X, W_enc, W_dec = (np.asarray(array, dtype=float) for array in (X, W_enc, W_dec))
    n = len(X)
    Z = X @ W_enc.T
    X_hat = Z @ W_dec.T
    R = X - X_hat
    loss = np.sum(R**2) / n
    dW_dec = 2 / n * R.T @ Z
    dW_enc = 2 / n * (R @ W_dec).T @ X
    return float(loss), dW_enc, dW_dec
