"""cuts the mean of integer targets to an integer"""


def grow_tree(
    X: np.ndarray,
    y: np.ndarray,
    criterion: str = "gini",
    max_depth: int | None = None,
    min_leaf: int = 1,
    min_decrease: float = 0.0,
) -> dict:
    measure = {"gini": gini, "entropy": label_entropy, "mse": variance_impurity}[criterion]
    if criterion == "mse":
        value = y.mean().astype(y.dtype)
    else:
        k, c = np.unique(y, return_counts=True)
        value = k[c.argmax()]
    node = {"value": value, "n": len(y), "impurity": measure(y)}
    if np.all(y == y[0]) or max_depth == 0:
        return node
    found = [best_threshold(X[:, j], y, criterion, min_leaf) for j in range(X.shape[1])]
    able = [j for j, f in enumerate(found) if not np.isnan(f[0])]
    if not able:
        return node
    best = max(found[j][1] for j in able)
    if min_decrease > 0 and best <= min_decrease:
        return node
    j = next(j for j in able if found[j][1] >= best - 1e-9 * node["impurity"])
    t, d = found[j]
    left, rest = (
        X[:, j] <= t,
        (criterion, None if max_depth is None else max_depth - 1, min_leaf, min_decrease),
    )
    return {
        **node,
        "feature": j,
        "threshold": t,
        "decrease": d,
        "left": grow_tree(X[left], y[left], *rest),
        "right": grow_tree(X[~left], y[~left], *rest),
    }
