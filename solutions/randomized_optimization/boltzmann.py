"""Reference for randomized_optimization/boltzmann."""

import numpy as np


def boltzmann(f_values: np.ndarray, T: float) -> np.ndarray:
    """Return how long a walk of fixed temperature stays on each string, in the long run.

    The hotter it is, the more alike are the shares.

    Parameters
    ----------
    f_values : ndarray of shape (m,)
        Values of f at all strings.
    T : float
        Temperature, from 0 to infinity.

    Returns
    -------
    ndarray of shape (m,)
        Shares that are proportional to exp(f / T). For T = 0 the largest values have
        equal shares, and all others 0.

    Raises
    ------
    ValueError
        If `T` is below 0.

    Notes
    -----
    Right to an absolute error of 1e-9.

    References
    ----------
    .. [1] MacKay, "Information Theory, Inference, and Learning Algorithms", 2003,
       sections 29.4 and 31.1.

    Examples
    --------
    >>> boltzmann(np.array([0.0, 1.0, 1.0]), 0.5).round(3)
    array([0.063, 0.468, 0.468])
    """
    if T < 0:
        raise ValueError(f"T must not be below 0, got {T}")
    below = np.asarray(f_values, dtype=float) - np.max(f_values)
    weights = np.exp(below / T) if T > 0 else (below == 0).astype(float)
    return weights / weights.sum()
