"""Reference for randomized_optimization/single_point_crossover."""

import numpy as np


def single_point_crossover(
    a: np.ndarray, b: np.ndarray, point: int
) -> tuple[np.ndarray, np.ndarray]:
    """Exchange the tails of two bit strings.

    What stands side by side is usually handed on together.

    Parameters
    ----------
    a : ndarray of int, shape (n,)
        The first parent: zeros and ones.
    b : ndarray of int, shape (n,)
        The second one.
    point : int
        The first place that is exchanged, from 1 to n - 1.

    Returns
    -------
    child1 : ndarray of int, shape (n,)
        The head of a, then the tail of b.
    child2 : ndarray of int, shape (n,)
        The head of b, then the tail of a.

    Raises
    ------
    ValueError
        If `point` is below 1 or above n - 1.

    Notes
    -----
    Compared exactly.

    References
    ----------
    .. [1] Goldberg, "Genetic Algorithms in Search, Optimization, and Machine
       Learning", 1989, chapter 1.

    Examples
    --------
    >>> single_point_crossover(np.array([1, 1, 1, 1]), np.array([0, 0, 0, 0]), 1)
    (array([1, 0, 0, 0]), array([0, 1, 1, 1]))
    """
    if not 1 <= point <= len(a) - 1:
        raise ValueError(f"point must leave bits on both sides, got {point}")
    return np.append(a[:point], b[point:]), np.append(b[:point], a[point:])
