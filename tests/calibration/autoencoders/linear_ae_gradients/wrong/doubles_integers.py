"""doubles integers in their own type, where twice 100 may be -56

Breaks: integers
"""


def linear_ae_gradients(X, W_enc, W_dec):
    Z, X_hat = linear_ae_forward(X, W_enc, W_dec)
    R = X_hat - X
    n = len(X)
    return np.sum(R**2) / n, (R @ W_dec).T @ (2 * X) / n, 2 / n * R.T @ Z
