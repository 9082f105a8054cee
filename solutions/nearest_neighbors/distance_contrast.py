"""Reference for nearest_neighbors/distance_contrast."""

import numpy as np


def distance_contrast(n: int, d: int, rng: np.random.Generator) -> float:
    """Measure how much further the furthest of n random points is than the nearest.

    The points are uniform in the cube from -1/2 to 1/2 in every coordinate, and
    distances are Euclidean, from its centre.

    Parameters
    ----------
    n : int
        How many points, ``n >= 1``.
    d : int
        The number of dimensions, ``d >= 1``.
    rng : numpy.random.Generator
        Where the points come from, by the one call
        ``rng.uniform(-0.5, 0.5, size=(n, d))``.

    Returns
    -------
    float
        ``(largest - smallest) / smallest`` distance; 0 for a single point.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Beyer, Goldstein, Ramakrishnan, Shaft, "When Is 'Nearest Neighbor'
       Meaningful?", Proceedings of ICDT 1999, 217-235.

    Examples
    --------
    >>> distance_contrast(1, 3, np.random.default_rng(0))
    0.0
    """
    X = rng.uniform(-0.5, 0.5, size=(n, d))
    distances = np.linalg.norm(X, axis=1)
    return float((distances.max() - distances.min()) / distances.min())
