"""Reference for evolution_quality_diversity/gaussian_offspring."""

import numpy as np


def gaussian_offspring(
    parents: np.ndarray, n: int, sigma: float, rng: np.random.Generator
) -> np.ndarray:
    """Make offspring: a parent each, drawn with replacement, and a Gaussian step.

    Row ``i`` is ``parents[j_i] + sigma * z_i``. The draws are, in this order,
    ``rng.integers(0, mu, size=n)`` for all ``j`` and ``rng.standard_normal((n, d))`` for
    all ``z``.

    Parameters
    ----------
    parents : ndarray of shape (mu, d)
        The parents, one per row; at least one.
    n : int
        How many offspring, 0 or more.
    sigma : float
        Standard deviation of a step in each coordinate, 0 or more.
    rng : numpy.random.Generator
        Draws the parents, then the steps.

    Returns
    -------
    ndarray of shape (n, d)
        The offspring, float64.

    Raises
    ------
    ValueError
        If `sigma` is negative.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Beyer, Schwefel, "Evolution strategies: a comprehensive introduction",
       Natural Computing 1, 2002, section 3.

    Examples
    --------
    >>> gaussian_offspring(np.array([[1.0, 7.0]]), 3, 0.0, np.random.default_rng(0)).tolist()
    [[1.0, 7.0], [1.0, 7.0], [1.0, 7.0]]
    """
    if sigma < 0:
        raise ValueError("sigma must not be negative")
    mu, d = parents.shape
    j = rng.integers(0, mu, size=n)
    return parents[j] + sigma * rng.standard_normal((n, d))
