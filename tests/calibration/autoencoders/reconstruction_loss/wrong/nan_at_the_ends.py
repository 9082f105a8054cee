"""lets 0 times the logarithm of 0 be nan

Breaks: reconstructions of exactly 0 and 1 (right ones and wrong ones)
"""


def reconstruction_loss(X, X_hat, kind="l2"):
    X, X_hat = np.asarray(X, dtype=float), np.asarray(X_hat, dtype=float)
    n = len(X)
    if kind == "l2":
        return float(np.sum((X_hat - X) ** 2) / n)
    if kind == "bce":
        with np.errstate(divide="ignore", invalid="ignore"):
            black = X * np.log(X_hat)
            white = (1 - X) * np.log(1 - X_hat)
        return float(-(black + white).sum() / n)
    raise ValueError(kind)
