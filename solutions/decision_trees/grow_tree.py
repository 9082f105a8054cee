"""Reference for decision_trees/grow_tree."""

import numpy as np

from solutions.decision_trees.best_threshold import best_threshold
from solutions.decision_trees.gini import gini
from solutions.decision_trees.label_entropy import label_entropy
from solutions.decision_trees.variance_impurity import variance_impurity


def grow_tree(
    X: np.ndarray,
    y: np.ndarray,
    criterion: str = "gini",
    max_depth: int | None = None,
    min_leaf: int = 1,
    min_decrease: float = 0.0,
) -> dict:
    """Grow a binary tree on numbers by greedy splitting, as CART does.

    Each node takes the split with the largest decrease of its own impurity.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Features, ``n >= 1`` and ``d >= 1``.
    y : ndarray of shape (n,)
        Labels (strings or integers), or targets for the criterion 'mse'.
    criterion : {'gini', 'entropy', 'mse'}, optional
        Impurity: Gini, entropy in bits, or variance.
    max_depth : int, optional
        The largest number of splits on the way to a leaf, 0 for a tree that
        is one leaf; without limit by default.
    min_leaf : int, optional
        The least number of training samples in a leaf, at least 1.
    min_decrease : float, optional
        If above 0, a node whose best split decreases its impurity by no more
        than this stays a leaf. With 0 even a decrease of 0 is taken.

    Returns
    -------
    dict
        A leaf ``{'value': ..., 'n': ..., 'impurity': ...}``, or an inner node
        that holds these and ``'feature'``, ``'threshold'``, ``'decrease'``,
        ``'left'`` and ``'right'``. Here `value` is the majority (for 'mse' the
        mean), `n` the number of training samples, `impurity` that of the node,
        `decrease` the one that its split brings, not weighted by `n`; `left`
        and `right` are trees for ``x[feature] <= threshold`` and the rest.

    Notes
    -----
    Thresholds are midpoints of neighbouring distinct values. Splits that leave
    fewer than `min_leaf` samples on one side are passed over. Of splits within
    ``1e-9 * impurity`` of the best the smallest feature counts, then the
    smallest threshold. A node is a leaf if all its `y` are equal, if it lies at
    `max_depth`, if it has no split to take, or by `min_decrease`. Majority ties
    go to the smallest label. Numbers are compared at a relative and an absolute
    tolerance of 1e-9.

    References
    ----------
    .. [1] Breiman, Friedman, Olshen, Stone, "Classification and Regression
       Trees", 1984, chapters 2, 4 and 8.

    Examples
    --------
    >>> tree = grow_tree(np.array([[1.0], [2.0], [6.0]]), np.array([5.0, 5.0, 8.0]), "mse")
    >>> tree["value"], tree["feature"], tree["threshold"], tree["decrease"]
    (6.0, 0, 4.0, 2.0)
    >>> tree["right"]
    {'value': 8.0, 'n': 1, 'impurity': 0.0}
    """
    labels, counts = np.unique(y, return_counts=True)
    value = y.mean() if criterion == "mse" else labels[counts.argmax()]
    measure = {"gini": gini, "entropy": label_entropy, "mse": variance_impurity}[criterion]
    node = {"value": value.item(), "n": len(y), "impurity": measure(y)}
    if len(labels) == 1 or max_depth == 0:
        return node
    splits = [best_threshold(x, y, criterion, min_leaf) for x in X.T]
    decreases = np.array([-1.0 if np.isnan(t) else decrease for t, decrease in splits])
    best = decreases.max()
    if best < 0 or 0 < min_decrease >= best:
        return node
    feature = int(np.argmax(decreases >= best - 1e-9 * node["impurity"]))
    threshold, decrease = splits[feature]
    goes_left = X[:, feature] <= threshold
    deeper = None if max_depth is None else max_depth - 1
    rules = criterion, deeper, min_leaf, min_decrease
    left, right = (grow_tree(X[side], y[side], *rules) for side in (goes_left, ~goes_left))
    node |= {"feature": feature, "threshold": threshold, "decrease": decrease}
    return node | {"left": left, "right": right}
