"""Reference for randomized_optimization/knapsack_value."""

import numpy as np


def knapsack_value(
    x: np.ndarray, weights: np.ndarray, values: np.ndarray, capacity: float
) -> float:
    """Return what a packed knapsack is worth, 0 if it is too heavy.

    Packings that the knapsack bears count in full, all others not at all.

    Parameters
    ----------
    x : ndarray of int, shape (n,)
        1 for each thing that is packed.
    weights : ndarray of shape (n,)
        What the things weigh, at least 0.
    values : ndarray of shape (n,)
        What they are worth, at least 0.
    capacity : float
        The weight that the knapsack bears, this weight included.

    Returns
    -------
    float
        The sum of the packed values, or 0 if the packed weights exceed `capacity`.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Martello, Toth, "Knapsack Problems", 1990, chapter 1.

    Examples
    --------
    >>> weights, values = np.array([3, 4, 2]), np.array([5, 6, 3])
    >>> knapsack_value(np.array([1, 1, 0]), weights, values, 7)
    11.0
    >>> knapsack_value(np.array([1, 1, 1]), weights, values, 7)
    0.0
    """
    x = np.asarray(x, dtype=float)
    return float(x @ values) if x @ weights <= capacity else 0.0
