"""takes the logarithm of the product over all entries, which may underflow

Breaks: one entry and many
"""


def reconstruction_loss(X, X_hat, kind="l2"):
    X, X_hat = X.astype(float), X_hat.astype(float)
    if kind == "l2":
        return ((X - X_hat) ** 2).sum(axis=1).mean()
    if kind == "bce":
        likelihood = np.prod(X_hat**X * (1 - X_hat) ** (1 - X), axis=1)
        with np.errstate(divide="ignore"):
            return -np.log(likelihood).mean()
    raise ValueError(kind)
