"""takes reconstructions below 1e-300 for 0

Breaks: reconstructions within $10^{-15}$ of 0 or 1
"""


def reconstruction_loss(X, X_hat, kind="l2"):
    X, X_hat = X.astype(float), X_hat.astype(float)
    if kind == "l2":
        return ((X - X_hat) ** 2).sum(axis=1).mean()
    if kind != "bce":
        raise ValueError(kind)
    with np.errstate(divide="ignore", invalid="ignore"):
        wrong = ((X_hat < 1e-300) & (X > 0)) | ((X_hat == 1) & (X < 1))
        black = np.where(X > 0, X * np.log(X_hat), 0)
        white = np.where(X < 1, (1 - X) * np.log(1 - X_hat), 0)
    return np.inf if wrong.any() else -(black + white).sum(axis=1).mean()
