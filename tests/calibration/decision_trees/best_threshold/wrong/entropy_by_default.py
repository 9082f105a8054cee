"""uses the entropy where no criterion is given

Breaks: Gini where no criterion is named
"""


def best_threshold(x, y, criterion="entropy", min_leaf=1):
    if criterion not in ("gini", "entropy", "mse"):
        raise ValueError(criterion)
    o = np.argsort(x)
    x, y, n = x[o], y[o], len(y)
    k = np.arange(1, n)
    C = (
        y[:, None].astype(float)
        if criterion == "mse"
        else (y[:, None] == np.unique(y)).astype(float)
    )
    if criterion == "entropy":
        f = lambda c: np.sum(
            -np.where(
                c > 0,
                c * np.log2(np.where(c > 0, c, 1) / np.where(c > 0, c.sum(1, keepdims=True), 1)),
                0,
            ),
            axis=1,
        )
        L = np.cumsum(C, 0)[:-1]
        whole = f(C.sum(0)[None])[0] / n
        gain = whole - (f(L) + f(C.sum(0) - L)) / n
    else:
        Z = C - C.mean(0)
        whole = (Z**2).sum() / n
        S = np.cumsum(Z, 0)[:-1]
        gain = (S**2).sum(1) / (k * (n - k))
    ok = (x[1:] > x[:-1]) & (k >= min_leaf) & (n - k >= min_leaf)
    if not ok.any():
        return (float("nan"), 0.0)
    gain = np.where(ok, gain, -1)
    i = int(np.flatnonzero(gain >= gain.max() - 1e-9 * whole)[0])
    return (x[i] + x[i + 1]) / 2, max(gain[i], 0.0)
