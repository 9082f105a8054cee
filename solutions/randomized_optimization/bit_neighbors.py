"""Reference for randomized_optimization/bit_neighbors."""

import numpy as np


def bit_neighbors(x: np.ndarray) -> np.ndarray:
    """Return all bit strings that differ from x in one bit.

    These are the strings at a Hamming distance of 1.

    Parameters
    ----------
    x : ndarray of int, shape (n,)
        Zeros and ones.

    Returns
    -------
    ndarray of int, shape (n, n)
        Row i is x with bit i flipped.

    Notes
    -----
    Compared exactly.

    References
    ----------
    .. [1] Hamming, "Error detecting and error correcting codes", Bell System
       Technical Journal 29, 1950.

    Examples
    --------
    >>> bit_neighbors(np.array([1, 0, 0]))
    array([[0, 0, 0],
           [1, 1, 0],
           [1, 0, 1]])
    """
    return np.array(x, dtype=int) ^ np.eye(len(x), dtype=int)
