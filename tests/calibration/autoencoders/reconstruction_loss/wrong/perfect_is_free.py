"""returns 0 for equal arrays before it looks at the word

Breaks: `ValueError` for any other `kind`
"""


def reconstruction_loss(X, X_hat, kind='l2'):
    X, X_hat = np.asarray(X, dtype=float), np.asarray(X_hat, dtype=float)
    if kind != "bce" and np.array_equal(X, X_hat):
        return 0.0
    if kind == "l2":
        return float(np.sum((X - X_hat) ** 2) / len(X))
    if kind != "bce":
        raise ValueError(kind)
    with np.errstate(all="ignore"):
        terms = -(np.where(X > 0, X * np.log(X_hat), 0) + np.where(X < 1, (1 - X) * np.log(1 - X_hat), 0))
    return float(terms.sum() / len(X))
