"""Reference for decision_trees/predict_id3."""

import numpy as np


def predict_id3(tree: dict, X: np.ndarray) -> np.ndarray:
    """Predict the label of each row with a tree from `id3`.

    A row follows its values from the root to a leaf.

    Parameters
    ----------
    tree : dict
        A leaf ``{'label': ...}`` or an inner node with the keys ``'attr'``,
        ``'branches'`` and ``'majority'``, as `id3` returns it.
    X : ndarray of shape (m, d)
        Categories, ``m >= 1``.

    Returns
    -------
    ndarray of shape (m,)
        Labels, of the same kind as those in the tree: strings (dtype ``<U``) or
        numbers. Where a row's value has no branch, the node's majority.

    Notes
    -----
    The result is exact.

    References
    ----------
    .. [1] Quinlan, "Induction of Decision Trees", Machine Learning 1, 1986,
       81-106, section 2.

    Examples
    --------
    >>> leaves = {"rain": {"label": "stay"}, "sun": {"label": "go"}}
    >>> tree = {"attr": 0, "branches": leaves, "majority": "go"}
    >>> predict_id3(tree, np.array([["rain"], ["sun"], ["fog"]])).tolist()
    ['stay', 'go', 'go']
    """
    labels = []
    for row in X:
        node = tree
        while "attr" in node:
            unknown = {"label": node["majority"]}
            node = node["branches"].get(row[node["attr"]].item(), unknown)
        labels.append(node["label"])
    return np.array(labels)
