"""takes entries that numpy calls close for equal

Breaks: large and small units of `"l2"`
"""


def reconstruction_loss(X, X_hat, kind='l2'):
    X, X_hat = np.asarray(X, dtype=float), np.asarray(X_hat, dtype=float)
    if kind == "l2":
        return float(np.sum(np.where(np.isclose(X, X_hat, rtol=1e-9, atol=1e-7), 0, X - X_hat) ** 2) / len(X))
    if kind != "bce":
        raise ValueError(kind)
    with np.errstate(all="ignore"):
        terms = -(np.where(X > 0, X * np.log(X_hat), 0) + np.where(X < 1, (1 - X) * np.log(1 - X_hat), 0))
    return float(terms.sum() / len(X))
