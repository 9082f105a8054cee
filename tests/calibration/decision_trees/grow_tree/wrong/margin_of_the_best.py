"""counts decreases as equal within a share of the best one, however small that is

Breaks: ties that rounding hides
"""


def grow_tree(X, y, criterion="gini", max_depth=None, min_leaf=1, min_decrease=0.0):
    impurity = {"gini": gini, "entropy": label_entropy, "mse": variance_impurity}[criterion]
    if criterion == "mse":
        value = y.mean()
    else:
        labels, counts = np.unique(y, return_counts=True)
        value = labels[np.argmax(counts)]
    node = {"value": value, "n": len(y), "impurity": impurity(y)}
    if max_depth == 0 or len(set(y.tolist())) == 1:
        return node
    offers = []
    for j in range(X.shape[1]):
        t, d = best_threshold(X[:, j], y, criterion, min_leaf)
        if t == t:
            offers.append((j, t, d))
    if not offers:
        return node
    top = max(d for _, _, d in offers)
    if min_decrease > 0 and top <= min_decrease:
        return node
    j, t, d = next(o for o in offers if o[2] >= top * (1 - 1e-9))
    go = X[:, j] <= t
    deeper = None if max_depth is None else max_depth - 1
    rest = (criterion, deeper, min_leaf, min_decrease)
    return node | {
        "feature": j,
        "threshold": t,
        "decrease": d,
        "left": grow_tree(X[go], y[go], *rest),
        "right": grow_tree(X[~go], y[~go], *rest),
    }
