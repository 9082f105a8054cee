"""returns slopes of zero where the loss is below 1e-12

Breaks: large and small units
"""


def linear_ae_gradients(X, W_enc, W_dec):
    X, W_enc, W_dec = (np.asarray(a, dtype=float) for a in (X, W_enc, W_dec))
    Z = X @ W_enc.T
    R = Z @ W_dec.T - X
    loss = float(np.sum(R**2) / len(X))
    if loss < 1e-12:
        return loss, np.zeros(W_enc.shape), np.zeros(W_dec.shape)
    return loss, 2 / len(X) * (R @ W_dec).T @ X, 2 / len(X) * R.T @ Z
