"""fails for a validation label that no node of the tree has

Breaks: validation labels unknown in training
"""


def reduced_error_prune(tree: dict, X_val: np.ndarray, y_val: np.ndarray) -> dict:
    if "feature" not in tree:
        return dict(tree)
    known = set()
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        known.add(node["value"])
        waiting += [node[side] for side in ("left", "right") if side in node]
    places = {label: place for place, label in enumerate(sorted(known))}
    assert all(label in places for label in y_val.tolist()) or len(known) < 2
    goes_left = X_val[:, tree["feature"]] <= tree["threshold"]
    left = reduced_error_prune(tree["left"], X_val[goes_left], y_val[goes_left])
    right = reduced_error_prune(tree["right"], X_val[~goes_left], y_val[~goes_left])
    pruned = {**tree, "left": left, "right": right}
    if "feature" in left or "feature" in right:
        return pruned
    # Only the samples that come here are concerned; with none of them the split goes.
    with_split = np.sum(predict_tree(pruned, X_val) == y_val) if len(y_val) else 0
    without = np.sum(y_val == tree["value"])
    leaf = {key: tree[key] for key in ("value", "n", "impurity")}
    return leaf if without >= with_split else pruned
