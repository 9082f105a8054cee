"""Reference for first_steps/resampled."""

from collections.abc import Callable

import numpy as np


def resampled(
    statistic: Callable[[np.ndarray], float], x: np.ndarray, n: int, rng: np.random.Generator
) -> np.ndarray:
    """Return the values of a statistic for resampled data.

    Each sample has as many entries as `x`, drawn from `x` with repetition.

    Parameters
    ----------
    statistic : callable
        Takes an array of shape ``(m,)`` and returns a number.
    x : ndarray of shape (m,)
        Data, ``m >= 1``.
    n : int
        Number of samples, at least 1.
    rng : Generator
        Source of chance: one call of ``rng.integers(m, size=m)`` for each sample, in order.

    Returns
    -------
    ndarray of shape (n,)
        The values, float64.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Efron, "Bootstrap Methods: Another Look at the Jackknife", The Annals of
       Statistics 7(1), 1979, 1-26.

    Examples
    --------
    >>> resampled(np.mean, np.array([4.0]), 2, np.random.default_rng(0)).tolist()
    [4.0, 4.0]
    """
    samples = [x[rng.integers(len(x), size=len(x))] for _ in range(n)]
    return np.array([statistic(sample) for sample in samples], dtype=np.float64)
