"""doubles integers in their own type, where twice 100 may be -56

Breaks: integers
"""


def tied_ae_loss_grad(X, W):
    Z, X_hat = linear_ae_forward(X, W.T, W)
    R = X_hat - X
    return np.sum(R**2) / len(X), (2 * R.T @ Z + X.T @ (R @ (2 * W))) / len(X)
