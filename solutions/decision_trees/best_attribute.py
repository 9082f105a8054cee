"""Reference for decision_trees/best_attribute."""

import numpy as np

from solutions.decision_trees.impurity_decrease import impurity_decrease
from solutions.decision_trees.label_entropy import label_entropy


def best_attribute(X: np.ndarray, y: np.ndarray, attrs: list[int]) -> int:
    """Choose the categorical column with the highest information gain.

    A column splits into one branch for each of its values.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Categories: strings or integers, ``n >= 1``.
    y : ndarray of shape (n,)
        Labels: strings or integers.
    attrs : list of int
        The columns to choose among, at least one, in any order.

    Returns
    -------
    int
        The entry of `attrs` with the highest gain; of all whose gain is within
        1e-9 bits of the highest, the smallest.

    Notes
    -----
    The result is exact. In every test a gain is the highest, but for rounding,
    or at least 1e-6 bits below it.

    References
    ----------
    .. [1] Quinlan, "Induction of Decision Trees", Machine Learning 1, 1986,
       81-106, section 4.

    Examples
    --------
    >>> X = np.array([["a", "u"], ["a", "v"], ["b", "v"], ["b", "v"]])
    >>> y = np.array(["n", "n", "y", "y"])
    >>> best_attribute(X, y, [0, 1]), best_attribute(X, y, [1])
    (0, 1)
    """
    gains = {attr: impurity_decrease(y, X[:, attr], label_entropy) for attr in attrs}
    highest = max(gains.values())
    return min(attr for attr, gain in gains.items() if gain >= highest - 1e-9)
