"""divides by n - 1, and by 1 for a single sample

Breaks: a single sample
Slips: 1, the loss and both slopes are means
"""


def linear_ae_gradients(X, W_enc, W_dec):
    X, W_enc, W_dec = (np.asarray(array, dtype=float) for array in (X, W_enc, W_dec))
    n = max(len(X) - 1, 1)
    Z = X @ W_enc.T
    X_hat = Z @ W_dec.T
    R = X_hat - X
    loss = np.sum(R**2) / n
    dW_dec = 2 / n * R.T @ Z
    dW_enc = 2 / n * (R @ W_dec).T @ X
    return float(loss), dW_enc, dW_dec
