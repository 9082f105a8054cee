"""Reference for math_foundations/lp_norm."""

import numpy as np


def lp_norm(x: np.ndarray, p: float) -> float:
    """Measure the length of a vector with the p-norm.

    ``sum(abs(x_j)**p)**(1/p)`` for ``1 <= p < inf``, the largest ``abs(x_j)`` for
    ``p = inf``, and the number of entries that are not zero for ``p = 0``.

    Parameters
    ----------
    x : ndarray of shape (d,)
        The vector, ``d >= 0``; floats or integers.
    p : float
        Which norm: 0, or at least 1; ``np.inf`` for the largest entry.

    Returns
    -------
    float
        The norm, at least 0; 0.0 for a vector of zeros and for the empty vector.

    Raises
    ------
    ValueError
        If `p` is negative, or lies between 0 and 1.

    Notes
    -----
    Entries as large as 1e200 or as small as 1e-200 are allowed, also where their
    squares cannot be stored in a float. Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Golub, Van Loan, "Matrix Computations", 4th ed., 2013, section 2.2.1.

    Examples
    --------
    >>> lp_norm(np.array([5.0, -12.0]), 2)
    13.0
    >>> lp_norm(np.array([5.0, -12.0]), np.inf)
    12.0
    >>> lp_norm(np.array([5.0, -12.0, 0.0]), 0)
    2.0
    """
    if p != 0 and p < 1:
        raise ValueError(f"p must be 0 or at least 1, got {p}")
    if p == 0:
        return float(np.count_nonzero(x))
    sizes = np.abs(x.astype(float))
    size = sizes.max(initial=0)
    if size == 0 or p == np.inf:
        return float(size)
    # All entries of sizes / size lie in [0, 1], one of them is 1: no power overflows, and
    # what vanishes is too small to count.
    return float(size * np.sum((sizes / size) ** p) ** (1 / p))
