"""passes over midpoints between equal labels, also where min_leaf forbids all better ones

Breaks: min_leaf
"""


def best_threshold(
    x: np.ndarray, y: np.ndarray, criterion: str = "gini", min_leaf: int = 1
) -> tuple[float, float]:
    if criterion not in ("gini", "entropy", "mse"):
        raise ValueError(criterion)
    order = np.argsort(x, kind="stable")
    xs, ys, n = x[order], y[order], len(x)
    cuts = np.flatnonzero(xs[1:] > xs[:-1]) + 1
    starts = np.concatenate([[0], cuts, [n]])
    changes = np.concatenate([[0], np.cumsum(ys[1:] != ys[:-1])])
    dull = np.array(
        [changes[starts[i]] == changes[starts[i + 2] - 1] for i in range(len(cuts))], bool
    )
    ok = (cuts >= min_leaf) & (n - cuts >= min_leaf)
    nl = cuts[ok & ~dull] if np.any(ok & ~dull) else cuts[ok]
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
