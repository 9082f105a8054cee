"""leaves samples of zeros out of the average

Breaks: one sample and many
"""


def reconstruction_loss(X, X_hat, kind='l2'):
    X, X_hat = np.asarray(X, dtype=float), np.asarray(X_hat, dtype=float)
    if kind == "l2":
        keep = X.any(axis=1) | X_hat.any(axis=1)
        return float(np.sum((X - X_hat) ** 2) / max(keep.sum(), 1))
    if kind != "bce":
        raise ValueError(kind)
    with np.errstate(all="ignore"):
        terms = -(np.where(X > 0, X * np.log(X_hat), 0) + np.where(X < 1, (1 - X) * np.log(1 - X_hat), 0))
    return float(terms.sum() / len(X))
