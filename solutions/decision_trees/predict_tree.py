"""Reference for decision_trees/predict_tree."""

import numpy as np


def predict_tree(tree: dict, X: np.ndarray) -> np.ndarray:
    """Predict the value of each row with a tree from `grow_tree`.

    At an inner node, ``x[feature] <= threshold`` goes left.

    Parameters
    ----------
    tree : dict
        A leaf with the key ``'value'``, or an inner node with the keys
        ``'feature'``, ``'threshold'``, ``'left'`` and ``'right'``, maybe among
        others. A leaf is a node without the key ``'feature'``.
    X : ndarray of shape (m, d)
        Features, ``m >= 1``.

    Returns
    -------
    ndarray of shape (m,)
        The value of the leaf that each row arrives at, in the order of the
        rows; strings (dtype ``<U``) or numbers like the values in the leaves.

    Notes
    -----
    The result is exact.

    References
    ----------
    .. [1] Breiman, Friedman, Olshen, Stone, "Classification and Regression
       Trees", 1984, chapter 2.

    Examples
    --------
    >>> tree = {"feature": 1, "threshold": 2.5}
    >>> tree |= {"left": {"value": "low"}, "right": {"value": "high"}}
    >>> predict_tree(tree, np.array([[0.0, 3.0], [9.0, 2.5], [0.0, 2.0]])).tolist()
    ['high', 'low', 'low']
    """
    values = []
    for row in X:
        node = tree
        while "feature" in node:
            goes_left = row[node["feature"]] <= node["threshold"]
            node = node["left" if goes_left else "right"]
        values.append(node["value"])
    return np.array(values)
