"""clips slopes at a thousand

Breaks: large and small units
"""


def linear_ae_gradients(X, W_enc, W_dec):
    X, W_enc, W_dec = (np.asarray(array, dtype=float) for array in (X, W_enc, W_dec))
    n = len(X)
    Z = X @ W_enc.T
    X_hat = Z @ W_dec.T
    R = X_hat - X
    loss = np.sum(R**2) / n
    dW_dec = 2 / n * R.T @ Z
    dW_enc = 2 / n * (R @ W_dec).T @ X
    return float(loss), np.clip(dW_enc, -1000, 1000), np.clip(dW_dec, -1000, 1000)
