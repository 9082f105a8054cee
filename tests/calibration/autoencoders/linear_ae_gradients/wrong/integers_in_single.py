"""computes the encoder's slopes in single precision where samples are integers

Breaks: integers
"""


def linear_ae_gradients(X, W_enc, W_dec):
    Y, W_enc, W_dec = (np.asarray(a, dtype=float) for a in (X, W_enc, W_dec))
    Z = Y @ W_enc.T
    R = Z @ W_dec.T - Y
    low = R @ W_dec
    if np.asarray(X).dtype.kind in "iu":
        low = low.astype(np.float32)
    return float(np.sum(R**2) / len(Y)), 2 / len(Y) * low.astype(float).T @ Y, 2 / len(Y) * R.T @ Z
