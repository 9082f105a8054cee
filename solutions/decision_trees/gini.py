"""Reference for decision_trees/gini."""

import numpy as np


def gini(y: np.ndarray) -> float:
    """Compute the Gini impurity of labels.

    One minus the sum of the squared shares of the distinct labels.

    Parameters
    ----------
    y : ndarray of shape (n,)
        Labels: strings or integers, negative ones too; ``n = 0`` is allowed.

    Returns
    -------
    float
        Impurity, dimensionless, from 0.0 (pure or empty) to ``1 - 1/k`` (`k`
        labels equally often).

    Notes
    -----
    Compared at an absolute tolerance of 1e-9.

    References
    ----------
    .. [1] Breiman, Friedman, Olshen, Stone, "Classification and Regression
       Trees", 1984, section 4.3.1.

    Examples
    --------
    >>> gini(np.array(["yes", "no", "no", "no"]))
    0.375
    """
    _, counts = np.unique(y, return_counts=True)
    shares = counts / counts.sum()
    # The shares add up to 1, so this is 1 - sum(shares**2), and 0 for an empty y.
    return float(np.sum(shares * (1 - shares)))
