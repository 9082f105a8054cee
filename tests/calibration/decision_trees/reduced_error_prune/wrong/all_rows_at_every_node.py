"""judges every node by all validation rows

Breaks: grown trees
"""


def reduced_error_prune(tree: dict, X_val: np.ndarray, y_val: np.ndarray) -> dict:
    if "feature" not in tree:
        return dict(tree)
    goes_left = X_val[:, tree["feature"]] <= tree["threshold"]
    left = reduced_error_prune(tree["left"], X_val, y_val)
    right = reduced_error_prune(tree["right"], X_val, y_val)
    pruned = {**tree, "left": left, "right": right}
    if "feature" in left or "feature" in right:
        return pruned
    # Only the samples that come here are concerned; with none of them the split goes.
    with_split = np.sum(predict_tree(pruned, X_val) == y_val) if len(y_val) else 0
    without = np.sum(y_val == tree["value"])
    leaf = {key: tree[key] for key in ("value", "n", "impurity")}
    return leaf if without >= with_split else pruned
