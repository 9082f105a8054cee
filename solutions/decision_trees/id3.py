"""Reference for decision_trees/id3."""

import numpy as np

from solutions.decision_trees.best_attribute import best_attribute


def id3(
    X: np.ndarray, y: np.ndarray, attrs: list[int], values: dict, default: object = None
) -> dict:
    """Grow a tree on categorical data with Quinlan's ID3.

    Every inner node splits on one column and has a branch for each of its values.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Categories: strings or integers; ``n = 0`` is allowed.
    y : ndarray of shape (n,)
        Labels: strings or integers.
    attrs : list of int
        The columns that may still be split on; possibly empty.
    values : dict
        For each column in `attrs` the list of its possible values, which covers
        those in `X` and may hold others.
    default : object, optional
        The label of the leaf if there are no samples.

    Returns
    -------
    dict
        A leaf ``{'label': ...}``, or an inner node ``{'attr': column,
        'branches': {value: subtree, ...}, 'majority': label}`` with one subtree
        for every entry of ``values[column]``.

    Notes
    -----
    Majority: the most frequent label, of several the smallest. The column is
    the one that `best_attribute` chooses. Apart from exact ties, the best two
    gains of each node differ by 1e-6 or more in every test.

    References
    ----------
    .. [1] Quinlan, "Induction of Decision Trees", Machine Learning 1, 1986,
       81-106, section 4.

    Examples
    --------
    >>> X = np.array([["rain"], ["sun"], ["sun"]])
    >>> y = np.array(["stay", "go", "go"])
    >>> tree = id3(X, y, [0], {0: ["rain", "snow", "sun"]})
    >>> tree["attr"], tree["majority"]
    (0, 'go')
    >>> tree["branches"]["rain"], tree["branches"]["snow"]
    ({'label': 'stay'}, {'label': 'go'})
    """
    if len(y) == 0:
        return {"label": default}
    labels, counts = np.unique(y, return_counts=True)
    majority = labels[counts.argmax()].item()  # labels are sorted: the first of equals
    if len(labels) == 1 or len(attrs) == 0:
        return {"label": majority}
    attr = best_attribute(X, y, attrs)
    others = [other for other in attrs if other != attr]
    branches = {}
    for value in values[attr]:
        here = X[:, attr] == value
        branches[value] = id3(X[here], y[here], others, values, majority)
    return {"attr": attr, "branches": branches, "majority": majority}
