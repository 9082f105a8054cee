"""does not look into a subtree without rows; only a split between leaves goes there

Breaks: whole subtrees that no row reaches
"""


def reduced_error_prune(tree, X_val, y_val):
    if "feature" not in tree:
        return tree
    if len(y_val) == 0 and "feature" in tree["left"] and "feature" in tree["right"]:
        return tree
    go = X_val[:, tree["feature"]] <= tree["threshold"]
    left = reduced_error_prune(tree["left"], X_val[go], y_val[go])
    right = reduced_error_prune(tree["right"], X_val[~go], y_val[~go])
    if "feature" not in left and "feature" not in right:
        split = np.sum(y_val[go] == left["value"]) + np.sum(y_val[~go] == right["value"])
        if np.sum(y_val == tree["value"]) >= split:
            return {k: tree[k] for k in ("value", "n", "impurity")}
    return {**tree, "left": left, "right": right}
