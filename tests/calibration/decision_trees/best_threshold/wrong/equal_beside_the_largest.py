"""takes values of x for equal that differ by less than 1e-9 of the largest"""


def best_threshold(
    x: np.ndarray, y: np.ndarray, criterion: str = "gini", min_leaf: int = 1
) -> tuple[float, float]:
    if criterion not in ("gini", "entropy", "mse"):
        raise ValueError(criterion)
    order = np.argsort(x, kind="stable")
    xs, ys, n = x[order], y[order], len(x)
    nl = np.flatnonzero(np.diff(xs) > 1e-9 * np.abs(xs).max()) + 1
    nl = nl[(nl >= min_leaf) & (n - nl >= min_leaf)]
    if len(nl) == 0:
        return float("nan"), 0.0
    if criterion == "mse":
        z = ys - ys.mean()
        d, whole = np.cumsum(z)[nl - 1] ** 2 / (nl * (n - nl)), np.mean(z**2)
    else:
        kinds, code = np.unique(ys, return_inverse=True)
        cum = np.cumsum(np.eye(len(kinds))[code], axis=0)

        def imp(c):
            p = c / c.sum(axis=-1, keepdims=True)
            if criterion == "gini":
                return 1 - (p**2).sum(axis=-1)
            return -np.where(p > 0, p * np.log2(np.where(p > 0, p, 1)), 0).sum(axis=-1)

        whole = imp(cum[-1])
        d = whole - nl / n * imp(cum[nl - 1]) - (n - nl) / n * imp(cum[-1] - cum[nl - 1])
    i = int(np.argmax(d >= d.max() - 1e-9 * whole))
    return float((xs[nl[i] - 1] + xs[nl[i]]) / 2), float(d[i])
