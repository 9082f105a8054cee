"""Reference for naive_bayes/smoothed_probability."""

import numpy as np


def smoothed_probability(
    count: np.ndarray | float, total: np.ndarray | float, k: int, beta: float = 1.0
) -> np.ndarray | float:
    """Estimate probabilities from counts with Laplace (additive) smoothing.

    Each of `k` possible values is given `beta` observations that nobody made:
    ``(count + beta) / (total + k * beta)``.

    Parameters
    ----------
    count : ndarray or float
        How often a value was seen, ``0 <= count <= total``; of any shape.
    total : ndarray or float
        How often any of the `k` values was seen; of a shape that broadcasts
        with that of `count`.
    k : int
        The number of possible values, at least 1.
    beta : float, optional
        Observations added for each value; 0 is the plain share.

    Returns
    -------
    ndarray or float
        Probabilities in the broadcast shape; a number if both `count` and
        `total` are single numbers. Where nothing was seen and `beta` is 0: nan.

    Raises
    ------
    ValueError
        If `beta` is negative or `k` is less than 1.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Manning, Raghavan, Schuetze, "Introduction to Information
       Retrieval", 2008, section 13.2, eq. (13.7).

    Examples
    --------
    >>> smoothed_probability(0, 4, 2)
    0.16666666666666666
    >>> smoothed_probability(np.array([3, 0]), np.array([4, 4]), 2, 0.5).tolist()
    [0.7, 0.1]
    """
    if beta < 0 or k < 1:
        raise ValueError(f"beta = {beta}, k = {k}; beta must not be negative, k at least 1")
    with np.errstate(invalid="ignore"):  # 0 of 0 is nan, as it should be
        probability = np.divide(np.add(count, beta), np.add(total, k * beta))
    return float(probability) if np.ndim(probability) == 0 else probability
