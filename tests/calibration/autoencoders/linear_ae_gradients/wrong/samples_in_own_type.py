"""computes codes in the integers' own type

Breaks: integers
"""


def linear_ae_gradients(X, W_enc, W_dec):
    Z = np.matmul(X, W_enc.T)
    R = Z @ np.asarray(W_dec, dtype=float).T - X
    loss = float(np.sum(R**2) / len(X))
    return loss, 2 / len(X) * (R @ W_dec.astype(float)).T @ X, 2 / len(X) * R.T @ Z
