"""rounds the loss to 8 decimals

Breaks: large and small units of `"l2"`
"""


def reconstruction_loss(X, X_hat, kind="l2"):
    X, X_hat = np.asarray(X, dtype=float), np.asarray(X_hat, dtype=float)
    n = len(X)
    if kind == "l2":
        return round(float(np.sum((X_hat - X) ** 2) / n), 8)
    if kind == "bce":
        with np.errstate(divide="ignore", invalid="ignore"):
            black = np.where(X > 0, X * np.log(X_hat), 0.0)
            white = np.where(X < 1, (1 - X) * np.log(1 - X_hat), 0.0)
        return float(-(black + white).sum() / n)
    raise ValueError(kind)
