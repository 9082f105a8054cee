"""squares integers as integers of 64 bits

Breaks: integers
"""


def reconstruction_loss(X, X_hat, kind="l2"):
    if kind == "l2":
        X, X_hat = (a.astype(np.int64) if a.dtype.kind in "iu" else a for a in (X, X_hat))
        return float(((X - X_hat) ** 2).sum() / len(X))
    if kind != "bce":
        raise ValueError(kind)
    X, X_hat = X.astype(float), X_hat.astype(float)
    with np.errstate(divide="ignore", invalid="ignore"):
        black = np.where(X > 0, X * np.log(X_hat), 0)
        white = np.where(X < 1, (1 - X) * np.log(1 - X_hat), 0)
    return -(black + white).sum(axis=1).mean()
