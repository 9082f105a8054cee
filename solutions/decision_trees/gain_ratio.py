"""Reference for decision_trees/gain_ratio."""

import numpy as np

from solutions.decision_trees.impurity_decrease import impurity_decrease
from solutions.decision_trees.label_entropy import label_entropy


def gain_ratio(y: np.ndarray, groups: np.ndarray) -> float:
    """Divide the information gain of a split by the information of the split itself.

    The gain of many small branches is thereby discounted.

    Parameters
    ----------
    y : ndarray of shape (n,)
        Labels; ``n = 0`` is allowed.
    groups : ndarray of shape (n,)
        The branch that each sample goes to: strings or integers.

    Returns
    -------
    float
        Decrease of the entropy of `y`, divided by the entropy of `groups`; both
        in bits, so dimensionless. It is 0.0 if there is one group only, or none.

    Notes
    -----
    Compared at an absolute tolerance of 1e-9.

    References
    ----------
    .. [1] Quinlan, "C4.5: Programs for Machine Learning", 1993, section 2.2.2.

    Examples
    --------
    >>> y = np.array(["yes", "yes", "no", "no"])
    >>> gain_ratio(y, np.array([1, 1, 2, 2])), gain_ratio(y, np.array([1, 2, 3, 4]))
    (1.0, 0.5)
    """
    split_information = label_entropy(groups)
    if split_information == 0:
        return 0.0
    return impurity_decrease(y, groups, label_entropy) / split_information
