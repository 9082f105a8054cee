"""takes a min_decrease of 1e-9 or less for 0

Breaks: min_decrease
"""


def grow_tree(
    X: np.ndarray,
    y: np.ndarray,
    criterion: str = "gini",
    max_depth: int | None = None,
    min_leaf: int = 1,
    min_decrease: float = 0.0,
) -> dict:
    measure = {"gini": gini, "entropy": label_entropy, "mse": variance_impurity}[criterion]

    def grow(X, y, depth):
        if criterion == "mse":
            value = float(np.mean(y))
        else:
            labels, counts = np.unique(y, return_counts=True)
            value = labels[np.argmax(counts)]
        impurity = float(measure(y))
        node = {"value": value, "n": len(y), "impurity": impurity}
        if np.all(y == y[0]) or (max_depth is not None and depth >= max_depth):
            return node
        splits = [best_threshold(X[:, j], y, criterion, min_leaf) for j in range(X.shape[1])]
        gains = [d for t, d in splits if not np.isnan(t)]
        if not gains:
            return node
        best = max(gains)
        if min_decrease > 1e-9 and best <= min_decrease:
            return node
        for j, (t, d) in enumerate(splits):
            if not np.isnan(t) and d >= best - 1e-9 * impurity:
                break
        left = X[:, j] <= t
        node["feature"], node["threshold"], node["decrease"] = j, t, d
        node["left"] = grow(X[left], y[left], depth + 1)
        node["right"] = grow(X[~left], y[~left], depth + 1)
        return node

    return grow(X, y, 0)
