"""cuts validation labels to the length of the labels in training

Breaks: validation labels unknown in training
"""


def reduced_error_prune(tree: dict, X_val: np.ndarray, y_val: np.ndarray) -> dict:
    if y_val.dtype.kind == "U":
        y_val = y_val.astype(np.array([tree["value"]]).dtype)
    if "feature" not in tree:
        return dict(tree)
    go = X_val[:, tree["feature"]] <= tree["threshold"] if len(y_val) else np.zeros(0, bool)
    left = reduced_error_prune(tree["left"], X_val[go], y_val[go])
    right = reduced_error_prune(tree["right"], X_val[~go], y_val[~go])
    node = {**tree, "left": left, "right": right}
    if "feature" not in left and "feature" not in right:
        split = np.sum(y_val[go] == left["value"]) + np.sum(y_val[~go] == right["value"])
        if np.sum(y_val == tree["value"]) >= split:
            return {key: tree[key] for key in ("value", "n", "impurity")}
    return node
