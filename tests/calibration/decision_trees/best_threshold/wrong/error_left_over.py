"""returns the impurity that remains in place of the decrease"""


def best_threshold(
    x: np.ndarray, y: np.ndarray, criterion: str = "gini", min_leaf: int = 1
) -> tuple[float, float]:
    measures = {"gini": gini, "entropy": label_entropy, "mse": variance_impurity}
    if criterion not in measures:
        raise ValueError(f"criterion must be gini, entropy or mse, got {criterion!r}")
    n, order = len(y), np.argsort(x, kind="stable")
    x, y = x[order], y[order]
    size = 1 + np.flatnonzero(x[1:] > x[:-1])  # of the left side, for each midpoint
    size = size[(size >= min_leaf) & (n - size >= min_leaf)]
    if len(size) == 0:
        return np.nan, 0.0
    # The Gini impurity is the sum of the variances of the indicator columns of the classes.
    columns = y[:, np.newaxis] if criterion == "mse" else y[:, np.newaxis] == np.unique(y)
    totals = columns.sum(axis=0)
    if criterion == "entropy":
        left = np.cumsum(columns, axis=0)[size - 1]
        counts, sizes = np.array([left, totals - left]), np.array([size, n - size])
        expected = sizes[:, :, np.newaxis] * totals / n
        logs = np.log2(np.where(counts > 0, counts, expected) / expected)
        decreases = np.sum(counts / n * logs, axis=(0, 2))
    else:
        sums = np.cumsum(columns - totals / n, axis=0)[size - 1]
        decreases = np.sum(sums**2, axis=1) / (size * (n - size))
    best = np.argmax(decreases >= decreases.max() - 1e-9 * measures[criterion](y))
    return float(x[size[best] - 1 : size[best] + 1].mean()), float(
        measures[criterion](y) - decreases[best]
    )
