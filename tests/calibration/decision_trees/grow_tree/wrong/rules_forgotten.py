"""grows the children with the default rules

Breaks: at their limits and below the root
"""


def grow_tree(
    X: np.ndarray,
    y: np.ndarray,
    criterion: str = "gini",
    max_depth: int | None = None,
    min_leaf: int = 1,
    min_decrease: float = 0.0,
) -> dict:
    labels, counts = np.unique(y, return_counts=True)
    value = y.mean() if criterion == "mse" else labels[counts.argmax()]
    measure = {"gini": gini, "entropy": label_entropy, "mse": variance_impurity}[criterion]
    node = {"value": value.item(), "n": len(y), "impurity": measure(y)}
    if len(labels) == 1 or max_depth == 0:
        return node
    splits = [best_threshold(x, y, criterion, min_leaf) for x in X.T]
    decreases = np.array([-1.0 if np.isnan(t) else decrease for t, decrease in splits])
    best = decreases.max()
    if best < 0 or 0 < min_decrease >= best:
        return node
    feature = int(np.argmax(decreases >= best - 1e-9 * node["impurity"]))
    threshold, decrease = splits[feature]
    goes_left = X[:, feature] <= threshold
    deeper = None if max_depth is None else max_depth - 1
    rules = criterion, deeper, min_leaf, min_decrease
    left, right = (
        grow_tree(X[side], y[side], criterion, deeper) for side in (goes_left, ~goes_left)
    )
    node |= {"feature": feature, "threshold": threshold, "decrease": decrease}
    return node | {"left": left, "right": right}
