"""Reference for decision_trees/label_entropy."""

import numpy as np


def label_entropy(y: np.ndarray) -> float:
    """Measure the uncertainty of labels in bits.

    Entropy of the shares of the distinct labels, with the logarithm to base 2.

    Parameters
    ----------
    y : ndarray of shape (n,)
        Labels: strings or integers, negative ones too; ``n = 0`` is allowed.

    Returns
    -------
    float
        Entropy [bits], between 0 and ``log2(k)`` for `k` distinct labels. It
        is 0.0 if all labels are equal or if there are none.

    Notes
    -----
    Compared at an absolute tolerance of 1e-9. A pure `y` gives 0.0, never
    -0.0 or nan.

    References
    ----------
    .. [1] Quinlan, "Induction of Decision Trees", Machine Learning 1, 1986,
       81-106, section 4.

    Examples
    --------
    >>> label_entropy(np.array(["yes", "no", "no", "no"])).__round__(4)
    0.8113
    >>> label_entropy(np.array([7, 7, 7]))
    0.0
    """
    _, counts = np.unique(y, return_counts=True)
    shares = counts / counts.sum()
    return float(np.sum(shares * np.log2(1 / shares)))
