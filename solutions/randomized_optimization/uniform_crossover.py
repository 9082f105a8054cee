"""Reference for randomized_optimization/uniform_crossover."""

import numpy as np


def uniform_crossover(
    a: np.ndarray, b: np.ndarray, mask: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """Deal the bits of two parents out to two children, place by place.

    No place of the string is treated unlike another.

    Parameters
    ----------
    a : ndarray of int, shape (n,)
        The first parent: zeros and ones.
    b : ndarray of int, shape (n,)
        The second one.
    mask : ndarray of bool, shape (n,)
        Where it is true, the first child has the bit of a, and the second that of b.

    Returns
    -------
    child1 : ndarray of int, shape (n,)
        Bits of a where the mask is true, of b elsewhere.
    child2 : ndarray of int, shape (n,)
        The other way round.

    Notes
    -----
    Compared exactly.

    References
    ----------
    .. [1] Syswerda, "Uniform crossover in genetic algorithms", ICGA 1989.

    Examples
    --------
    >>> mask = np.array([True, False, True])
    >>> uniform_crossover(np.array([1, 1, 1]), np.array([0, 0, 0]), mask)
    (array([1, 0, 1]), array([0, 1, 0]))
    """
    return np.where(mask, a, b), np.where(mask, b, a)
