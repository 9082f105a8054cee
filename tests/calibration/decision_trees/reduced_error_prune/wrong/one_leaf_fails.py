"""looks for the question of the root before whether there is one

Breaks: a tree of one leaf
"""


def reduced_error_prune(tree, X_val, y_val):
    goes_left = X_val[:, tree["feature"]] <= tree["threshold"]
    sides = {}
    for side, rows in (("left", goes_left), ("right", ~goes_left)):
        below = tree[side]
        sides[side] = (
            reduced_error_prune(below, X_val[rows], y_val[rows])
            if "feature" in below
            else dict(below)
        )
    pruned = {**tree, **sides}
    if "feature" in sides["left"] or "feature" in sides["right"]:
        return pruned
    with_split = np.sum(y_val[goes_left] == sides["left"]["value"]) + np.sum(
        y_val[~goes_left] == sides["right"]["value"]
    )
    leaf = {key: tree[key] for key in ("value", "n", "impurity")}
    return leaf if np.sum(y_val == tree["value"]) >= with_split else pruned
