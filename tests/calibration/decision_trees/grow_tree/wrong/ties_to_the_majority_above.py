"""settles ties of the majority by that of the node above

Breaks: the majority of equally frequent labels
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

    def grow(X, y, depth, above=None):
        if criterion == "mse":
            value = float(np.mean(y))
        else:
            labels, counts = np.unique(y, return_counts=True)
            value = labels[np.argmax(counts)]
            if above is not None and np.sum(y == above) == counts.max():
                value = above
        impurity = float(measure(y))
        node = {"value": value, "n": len(y), "impurity": impurity}
        if np.all(y == y[0]) or (max_depth is not None and depth >= max_depth):
            return node
        splits = [best_threshold(X[:, j], y, criterion, min_leaf) for j in range(X.shape[1])]
        gains = [d for t, d in splits if not np.isnan(t)]
        if not gains:
            return node
        best = max(gains)
        if min_decrease > 0 and best <= min_decrease:
            return node
        for j, (t, d) in enumerate(splits):
            if not np.isnan(t) and d >= best - 1e-9 * impurity:
                break
        left = X[:, j] <= t
        node["feature"], node["threshold"], node["decrease"] = j, t, d
        node["left"] = grow(X[left], y[left], depth + 1, value)
        node["right"] = grow(X[~left], y[~left], depth + 1, value)
        return node

    return grow(X, y, 0)
