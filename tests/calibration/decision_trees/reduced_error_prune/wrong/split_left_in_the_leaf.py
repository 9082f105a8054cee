"""keeps the question in a node that has become a leaf

Slips: 1, every leaf that pruning makes is wrong
"""


def reduced_error_prune(tree: dict, X_val: np.ndarray, y_val: np.ndarray) -> dict:
    if "feature" not in tree:
        return dict(tree)
    goes_left = X_val[:, tree["feature"]] <= tree["threshold"]
    left = reduced_error_prune(tree["left"], X_val[goes_left], y_val[goes_left])
    right = reduced_error_prune(tree["right"], X_val[~goes_left], y_val[~goes_left])
    pruned = {**tree, "left": left, "right": right}
    if "feature" in left or "feature" in right:
        return pruned
    # Only the samples that come here are concerned; with none of them the split goes.
    with_split = np.sum(predict_tree(pruned, X_val) == y_val) if len(y_val) else 0
    without = np.sum(y_val == tree["value"])
    leaf = {k: v for k, v in tree.items() if k not in ("left", "right")}
    return leaf if without >= with_split else pruned
