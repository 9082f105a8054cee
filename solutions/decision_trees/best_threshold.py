"""Reference for decision_trees/best_threshold."""

import numpy as np

from solutions.decision_trees.gini import gini
from solutions.decision_trees.label_entropy import label_entropy
from solutions.decision_trees.variance_impurity import variance_impurity


def best_threshold(
    x: np.ndarray, y: np.ndarray, criterion: str = "gini", min_leaf: int = 1
) -> tuple[float, float]:
    """Find the threshold on one feature that lowers the impurity most.

    Samples with ``x <= threshold`` go left, the others right.

    Parameters
    ----------
    x : ndarray of shape (n,)
        Values of a feature, ``n >= 1``.
    y : ndarray of shape (n,)
        Labels (strings or integers), or targets for the criterion 'mse'.
    criterion : {'gini', 'entropy', 'mse'}, optional
        Impurity: Gini, entropy in bits, or variance.
    min_leaf : int, optional
        The least number of samples on either side, at least 1.

    Returns
    -------
    threshold : float
        Midpoint of two neighbouring distinct values of `x`; of all whose
        decrease is within ``1e-9 * impurity(y)`` of the best, the smallest. It
        is nan if no midpoint leaves `min_leaf` samples on both sides.
    decrease : float
        Impurity of `y` minus the mean impurity of the two sides, weighted by
        their numbers of samples; 0.0 if the threshold is nan.

    Raises
    ------
    ValueError
        If `criterion` is none of the three.

    Notes
    -----
    One sort, then one pass over cumulative sums: ``O(n log n)``. Compared at
    an absolute tolerance of 1e-9 times the impurity of `y` or 1e-9, whichever
    is larger. Distinct values of `x` differ by 1e-6 or more of their size.

    References
    ----------
    .. [1] Breiman, Friedman, Olshen, Stone, "Classification and Regression
       Trees", 1984, chapters 2, 4 and 8.

    Examples
    --------
    >>> best_threshold(np.array([3.0, 1.0, 2.0, 7.0]), np.array(["b", "a", "a", "b"]))
    (2.5, 0.5)
    >>> best_threshold(np.array([4.0, 4.0]), np.array([0, 1]))
    (nan, 0.0)
    """
    measures = {"gini": gini, "entropy": label_entropy, "mse": variance_impurity}
    if criterion not in measures:
        raise ValueError(f"criterion must be gini, entropy or mse, got {criterion!r}")
    n, order = len(y), np.argsort(x, kind="stable")
    x, y = x[order], y[order]
    size = 1 + np.flatnonzero(x[1:] > x[:-1])  # of the left side, for each midpoint
    size = size[(size >= min_leaf) & (n - size >= min_leaf)]
    if len(size) == 0:
        return np.nan, 0.0
    # The Gini impurity is the sum of the variances of the indicator columns of the classes.
    columns = y[:, np.newaxis] if criterion == "mse" else y[:, np.newaxis] == np.unique(y)
    totals = columns.sum(axis=0)
    if criterion == "entropy":
        left = np.cumsum(columns, axis=0)[size - 1]
        counts, sizes = np.array([left, totals - left]), np.array([size, n - size])
        expected = sizes[:, :, np.newaxis] * totals / n
        logs = np.log2(np.where(counts > 0, counts, expected) / expected)
        decreases = np.sum(counts / n * logs, axis=(0, 2))
    else:
        sums = np.cumsum(columns - totals / n, axis=0)[size - 1]
        decreases = np.sum(sums**2, axis=1) / (size * (n - size))
    best = np.argmax(decreases >= decreases.max() - 1e-9 * measures[criterion](y))
    return float(x[size[best] - 1 : size[best] + 1].mean()), max(0.0, float(decreases[best]))
