"""Reference for decision_trees/impurity_decrease."""

from collections.abc import Callable

import numpy as np


def impurity_decrease(
    y: np.ndarray, groups: np.ndarray, impurity: "Callable[[np.ndarray], float]"
) -> float:
    """Measure how much purer the branches of a split are than the whole.

    Impurity of all labels minus the impurities of the branches, each weighted
    by its share of the samples.

    Parameters
    ----------
    y : ndarray of shape (n,)
        Labels or targets; ``n = 0`` is allowed.
    groups : ndarray of shape (n,)
        The branch that each sample goes to: strings or integers, any number
        of distinct ones.
    impurity : callable
        A function of an array of labels that returns a number, such as
        `label_entropy`, `gini` or `variance_impurity`.

    Returns
    -------
    float
        Decrease of the impurity, in its unit. It is 0.0 if `y` is empty.

    Notes
    -----
    Compared at an absolute tolerance of 1e-9.

    References
    ----------
    .. [1] Quinlan, "Induction of Decision Trees", Machine Learning 1, 1986,
       81-106, section 4.
    .. [2] Breiman, Friedman, Olshen, Stone, "Classification and Regression
       Trees", 1984, chapter 2.

    Examples
    --------
    Any function of the labels will do, the variance of NumPy for instance.

    >>> y, groups = np.array([1.0, 3.0, 8.0, 8.0]), np.array(["a", "a", "b", "b"])
    >>> impurity_decrease(y, groups, np.var)
    9.0
    """
    if y.size == 0:
        return 0.0
    remaining = 0.0
    for group in np.unique(groups):
        branch = y[groups == group]
        remaining += len(branch) / len(y) * impurity(branch)
    return float(impurity(y) - remaining)
