"""takes ink below 1e-12 for none, and above 1 - 1e-12 for full

Breaks: grey originals
Slips: 1
"""


def reconstruction_loss(X, X_hat, kind="l2"):
    X, X_hat = np.asarray(X, float), np.asarray(X_hat, float)
    if kind == "l2":
        return float(np.sum((X - X_hat) ** 2) / len(X))
    if kind != "bce":
        raise ValueError(kind)
    with np.errstate(divide="ignore", invalid="ignore"):
        ink = np.where(X > 1e-12, X * np.log(X_hat), 0)
        rest = np.where(1 - X > 1e-12, (1 - X) * np.log(1 - X_hat), 0)
    return float(-(ink + rest).sum() / len(X))
