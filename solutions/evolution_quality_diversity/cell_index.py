"""Reference for evolution_quality_diversity/cell_index."""

import numpy as np


def cell_index(b: np.ndarray, low: np.ndarray, high: np.ndarray, bins: int) -> tuple[int, ...]:
    """Find the grid cell of a descriptor.

    In each dimension the range from `low` to `high` is cut into `bins` equal parts, numbered
    from 0. A boundary belongs to the part above it; what lies outside belongs to the first
    or last part.

    Parameters
    ----------
    b : ndarray of shape (q,)
        The descriptor; entries may be infinite.
    low : ndarray of shape (q,)
        Lower end of the range in each dimension.
    high : ndarray of shape (q,)
        Upper end of the range in each dimension.
    bins : int
        Number of parts in every dimension.

    Returns
    -------
    tuple of int
        The number of the part in each dimension, from 0 to ``bins - 1``.

    Raises
    ------
    ValueError
        If `bins` is below 1, or some `high` is not above its `low`.

    Notes
    -----
    Compared exactly. Points on inner boundaries are tested only where the quotient is exact.

    References
    ----------
    .. [1] Mouret, Clune, "Illuminating search spaces by mapping elites",
       arXiv:1504.04909, 2015, section 2.

    Examples
    --------
    >>> cell_index(np.array([0.3, 9.0]), np.array([0.0, 0.0]), np.array([1.0, 10.0]), 4)
    (1, 3)
    """
    b, low, high = (np.asarray(value, dtype=float) for value in (b, low, high))
    if bins < 1 or np.any(high <= low):
        raise ValueError("bins must be at least 1, and high above low")
    part = np.floor((b - low) / (high - low) * bins)
    return tuple(int(i) for i in np.clip(part, 0, bins - 1))
