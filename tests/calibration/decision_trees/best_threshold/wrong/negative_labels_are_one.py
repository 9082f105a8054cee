"""takes all negative labels for one

Breaks: labels as numbers
"""


def best_threshold(
    x: np.ndarray, y: np.ndarray, criterion: str = "gini", min_leaf: int = 1
) -> tuple[float, float]:
    if criterion not in ("gini", "entropy", "mse"):
        raise ValueError("unknown criterion")
    n = len(x)
    order = np.argsort(x, kind="stable")
    xs, ys = np.asarray(x, float)[order], y[order]
    left = np.arange(1, n)
    right = n - left
    keep = (xs[1:] != xs[:-1]) & (left >= min_leaf) & (right >= min_leaf)
    if not keep.any():
        return float("nan"), 0.0
    if criterion == "mse":
        whole = variance_impurity(y)
        z = ys - np.mean(y)
        s = np.cumsum(z)[:-1]
        gain = s**2 / (left * right)
    else:
        ys = np.maximum(ys, -1) if ys.dtype.kind == "i" else ys
        codes = np.unique(ys, return_inverse=True)[1]
        hot = np.zeros((n, codes.max() + 1))
        hot[np.arange(n), codes] = 1
        upto = np.cumsum(hot, axis=0)
        a, b = upto[:-1] / left[:, None], (upto[-1] - upto[:-1]) / right[:, None]

        def measure(p):
            if criterion == "gini":
                return 1 - np.sum(p**2, axis=-1)
            return -np.sum(p * np.log2(np.where(p > 0, p, 1)), axis=-1)

        whole = measure(upto[-1] / n)
        gain = whole - (left * measure(a) + right * measure(b)) / n
    if np.all(ys == ys[0]):
        gain = np.zeros(n - 1)
    ahead = gain[keep].max()
    i = np.flatnonzero(keep & (gain >= ahead - 1e-9 * whole))[0]
    return float((xs[i] + xs[i + 1]) / 2), float(gain[i])
