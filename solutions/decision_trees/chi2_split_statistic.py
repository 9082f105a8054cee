"""Reference for decision_trees/chi2_split_statistic."""

import numpy as np


def chi2_split_statistic(y: np.ndarray, groups: np.ndarray) -> tuple[float, int]:
    """Test whether the label depends on the branch of a split.

    Pearson's statistic of the table of counts, without a continuity correction.

    Parameters
    ----------
    y : ndarray of shape (n,)
        Labels, strings or integers, ``n >= 1``.
    groups : ndarray of shape (n,)
        The branch that each sample goes to: strings or integers.

    Returns
    -------
    statistic : float
        Sum of ``(observed - expected)**2 / expected`` over all pairs of a label
        and a group; dimensionless.
    dof : int
        Degrees of freedom, ``(r - 1) * (c - 1)`` for `r` distinct labels and
        `c` groups; an integer.

    Notes
    -----
    One label or one group alone gives ``(0.0, 0)``. Compared at a relative
    tolerance of 1e-9, and an absolute one of 1e-9.

    References
    ----------
    .. [1] Quinlan, "Induction of Decision Trees", Machine Learning 1, 1986,
       81-106, section 5.

    Examples
    --------
    >>> y = np.array(["no", "no", "no", "yes", "no", "yes", "yes", "yes"])
    >>> chi2_split_statistic(y, np.array([0, 0, 0, 0, 1, 1, 1, 1]))
    (2.0, 1)
    """
    labels, row = np.unique(y, return_inverse=True)
    branches, column = np.unique(groups, return_inverse=True)
    observed = np.zeros((len(labels), len(branches)))
    np.add.at(observed, (row, column), 1)
    expected = np.outer(observed.sum(axis=1), observed.sum(axis=0)) / len(y)
    statistic = np.sum((observed - expected) ** 2 / expected)
    return float(statistic), (len(labels) - 1) * (len(branches) - 1)
