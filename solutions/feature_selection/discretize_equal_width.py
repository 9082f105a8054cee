"""Reference for feature_selection/discretize_equal_width."""

import numpy as np


def discretize_equal_width(x: np.ndarray, n_bins: int) -> np.ndarray:
    """Replace each value by the number of its bin, of bins of equal width.

    The bins part the range from the smallest to the largest value. A value on the
    edge between two bins goes to the upper one, the largest value to the last bin.

    Parameters
    ----------
    x : ndarray of shape (n,)
        Values, ``n >= 1``.
    n_bins : int
        How many bins.

    Returns
    -------
    ndarray of shape (n,)
        Integers from 0 to ``n_bins - 1``; zeros if all values are equal.

    Raises
    ------
    ValueError
        If `n_bins` is below 1.

    Notes
    -----
    No value of the tests is nearer to an inner edge than a hundredth of a bin, unless
    it lies on one and the arithmetic is exact.

    References
    ----------
    .. [1] Dougherty, Kohavi, Sahami, "Supervised and unsupervised discretization of
       continuous features", ICML 1995, section 2.1.

    Examples
    --------
    >>> discretize_equal_width(np.array([-2.0, 0.0, 1.5, 2.0, 6.0]), 4).tolist()
    [0, 1, 1, 2, 3]
    """
    if n_bins < 1:
        raise ValueError("n_bins must be at least 1")
    x = np.asarray(x, dtype=float)
    low, width = x.min(), x.max() - x.min()
    if width == 0:
        return np.zeros(len(x), dtype=int)
    return np.minimum(np.floor((x - low) / width * n_bins).astype(int), n_bins - 1)
