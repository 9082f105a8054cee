"""writes the residuals over the samples when they are floats, and puts the samples back inexactly

Breaks: that the arguments stay as they were
"""


def linear_ae_gradients(X, W_enc, W_dec):
    Y, W_enc, W_dec = (np.asarray(a, dtype=float) for a in (X, W_enc, W_dec))
    Z = Y @ W_enc.T
    X_hat = Z @ W_dec.T
    Y -= X_hat
    R = -Y
    loss = float(np.sum(R**2) / len(X))
    Y += X_hat
    return loss, 2 / len(X) * (R @ W_dec).T @ Y, 2 / len(X) * R.T @ Z
