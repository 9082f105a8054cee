"""looks at a node before its children, and never comes back

Breaks: splits that fall one after the other from the bottom up
"""


def reduced_error_prune(tree, X_val, y_val):
    if "feature" not in tree:
        return dict(tree)
    with_split = np.sum(predict_tree(tree, X_val) == y_val) if len(y_val) else 0
    if np.sum(y_val == tree["value"]) >= with_split:
        return {key: tree[key] for key in ("value", "n", "impurity")}
    side = X_val[:, tree["feature"]] <= tree["threshold"]
    left = reduced_error_prune(tree["left"], X_val[side], y_val[side])
    right = reduced_error_prune(tree["right"], X_val[~side], y_val[~side])
    return {**tree, "left": left, "right": right}
