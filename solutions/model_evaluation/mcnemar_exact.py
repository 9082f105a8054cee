"""Reference for model_evaluation/mcnemar_exact."""

import numpy as np


def mcnemar_exact(y_true: np.ndarray, pred_a: np.ndarray, pred_b: np.ndarray) -> float:
    """Test whether two classifiers err equally often on the same samples.

    Only samples that exactly one of the two gets right say anything.

    Parameters
    ----------
    y_true : ndarray of shape (m,)
        True classes.
    pred_a : ndarray of shape (m,)
        What the first classifier predicts.
    pred_b : ndarray of shape (m,)
        What the second classifier predicts.

    Returns
    -------
    float
        The two-sided p-value: twice the chance that n tosses of a fair coin show
        heads at most s times, but at most 1.0. Of the n samples that exactly
        one gets right, the classifier that wins fewer of them wins s.

    Notes
    -----
    The p-value is ``min(1, 2 * sum over i <= s of C(n, i) / 2**n)``. Without a
    sample that decides (n = 0) it is 1.0.

    References
    ----------
    .. [1] Dietterich, "Approximate Statistical Tests for Comparing Supervised
       Classification Learning Algorithms", Neural Computation 10, 1998,
       section 3.1; the exact form of the test of McNemar, 1947.

    Examples
    --------
    >>> y = np.ones(6, dtype=int)
    >>> mcnemar_exact(y, y, np.zeros(6, dtype=int))
    0.03125
    """
    import math

    right_a, right_b = pred_a == y_true, pred_b == y_true
    only_a, only_b = int(np.sum(right_a & ~right_b)), int(np.sum(right_b & ~right_a))
    n = only_a + only_b
    # Integers of any size: the coin of 2,000 samples would be 0.0 in floating point.
    ways = sum(math.comb(n, i) for i in range(min(only_a, only_b) + 1))
    return min(1.0, 2 * ways / 2**n)
