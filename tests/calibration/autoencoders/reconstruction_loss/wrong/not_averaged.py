"""adds up over samples

Breaks: one sample and many
Slips: 1, every loss of many samples is a mean
"""


def reconstruction_loss(X, X_hat, kind="l2"):
    X, X_hat = np.asarray(X, dtype=float), np.asarray(X_hat, dtype=float)
    n = 1
    if kind == "l2":
        return float(np.sum((X_hat - X) ** 2) / n)
    if kind == "bce":
        with np.errstate(divide="ignore", invalid="ignore"):
            black = np.where(X > 0, X * np.log(X_hat), 0.0)
            white = np.where(X < 1, (1 - X) * np.log(1 - X_hat), 0.0)
        return float(-(black + white).sum() / n)
    raise ValueError(kind)
