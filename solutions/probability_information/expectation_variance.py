"""Reference for probability_information/expectation_variance."""

import numpy as np


def expectation_variance(values: np.ndarray, probs: np.ndarray) -> tuple[float, float]:
    """Return mean and variance of a random variable with finitely many values.

    The mean weights every value with its probability, the variance every
    squared deviation from the mean.

    Parameters
    ----------
    values : ndarray of shape (k,)
        The values, ``k >= 1``; a value may occur twice.
    probs : ndarray of shape (k,)
        Their probabilities, none negative.

    Returns
    -------
    mean : float
        The expectation, in the unit of the values.
    variance : float
        The expected squared deviation from the mean, in the square of that
        unit; at least 0.

    Raises
    ------
    ValueError
        If the probabilities do not add up to 1 within 1e-9.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, at an absolute one of 1e-9 where
    the exact variance is 0, and at a relative one of 1e-6 for the variance of
    values near 1e8. In the tests the total differs from 1 by at most 1e-12 or
    by at least 1e-6.

    References
    ----------
    .. [1] Wasserman, "All of Statistics", 2004, sections 3.1 and 3.3,
       definitions 3.1 and 3.14.

    Examples
    --------
    >>> expectation_variance(np.array([0.0, 10.0]), np.array([0.75, 0.25]))
    (2.5, 18.75)
    """
    if abs(probs.sum() - 1) > 1e-9:
        raise ValueError(f"the probabilities add up to {probs.sum()}, not to 1")
    mean = np.sum(probs * values)
    return float(mean), float(np.sum(probs * (values - mean) ** 2))
