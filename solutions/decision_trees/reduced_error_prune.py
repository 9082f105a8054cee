"""Reference for decision_trees/reduced_error_prune."""

import numpy as np

from solutions.decision_trees.predict_tree import predict_tree


def reduced_error_prune(tree: dict, X_val: np.ndarray, y_val: np.ndarray) -> dict:
    """Take splits out of a tree that do not help on validation data.

    From the bottom up, a split between two leaves goes unless it pays.

    Parameters
    ----------
    tree : dict
        A classification tree as `grow_tree` returns it. It is not changed.
    X_val : ndarray of shape (m, d)
        Features of the validation samples; ``m = 0`` is allowed.
    y_val : ndarray of shape (m,)
        Their labels.

    Returns
    -------
    dict
        The pruned tree. A node whose two children are leaves becomes a leaf
        with its own `value`, `n` and `impurity` if no fewer validation samples
        are then classified rightly; this is repeated until nothing changes.
        Other nodes stay as they were.

    Notes
    -----
    The order of the collapses makes no difference. Values, numbers of samples
    and impurities are those of the training samples that built the tree.

    References
    ----------
    .. [1] Quinlan, "Simplifying Decision Trees", International Journal of
       Man-Machine Studies 27, 1987, 221-234, on reduced error pruning.

    Examples
    --------
    >>> leaves = {"left": {"value": 0, "n": 3, "impurity": 0.0},
    ...           "right": {"value": 1, "n": 1, "impurity": 0.0}}
    >>> node = {"value": 0, "n": 4, "impurity": 0.375}
    >>> tree = {**node, "feature": 0, "threshold": 5.0, "decrease": 0.375, **leaves}
    >>> reduced_error_prune(tree, np.array([[7.0], [8.0]]), np.array([0, 1]))
    {'value': 0, 'n': 4, 'impurity': 0.375}
    >>> reduced_error_prune(tree, np.array([[7.0]]), np.array([1])) == tree
    True
    """
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
    leaf = {key: tree[key] for key in ("value", "n", "impurity")}
    return leaf if without >= with_split else pruned
