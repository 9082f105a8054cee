"""collects costs in an array of the type of the originals

Breaks: integers
"""


def reconstruction_loss(X, X_hat, kind="l2"):
    if kind == "l2":
        return ((X.astype(float) - X_hat) ** 2).sum(axis=1).mean()
    if kind != "bce":
        raise ValueError(kind)
    costs = np.zeros_like(X)
    with np.errstate(all="ignore"):
        costs[X > 0] = (-X * np.log(X_hat))[X > 0]
        white = np.zeros(X.shape)
        white[X < 1] = (-(1.0 - X) * np.log(1.0 - X_hat))[X < 1]
    return (costs + white).sum(axis=1).mean()
