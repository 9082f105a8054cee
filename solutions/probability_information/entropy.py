"""Reference for probability_information/entropy."""

import numpy as np


def entropy(p: np.ndarray, base: float = 2.0) -> float:
    """Measure how uncertain a draw from a distribution is.

    The expected surprise, ``-sum(p * log(p))``, where an outcome without
    probability contributes nothing.

    Parameters
    ----------
    p : ndarray of shape (k,)
        Probabilities, ``k >= 1``, none negative.
    base : float, optional
        Base of the logarithm, above 1: 2 for bits, e for nats.

    Returns
    -------
    float
        The entropy, from 0 to the logarithm of `k`.

    Raises
    ------
    ValueError
        If the probabilities do not add up to 1 within 1e-9.

    Notes
    -----
    Compared at an absolute tolerance of 1e-9, and of 1e-12 for one certain
    outcome among a thousand impossible ones. A certain outcome gives 0.0,
    never -0.0 or nan. In the tests the total differs from 1 by at most 1e-12
    or by at least 1e-6.

    References
    ----------
    .. [1] Cover, Thomas, "Elements of Information Theory", 2nd edition, 2006,
       section 2.1, eq. (2.1).

    Examples
    --------
    >>> entropy(np.array([0.5, 0.25, 0.25])), entropy(np.array([0.0, 1.0, 0.0]))
    (1.5, 0.0)
    >>> round(entropy(np.array([0.5, 0.5]), base=10), 6)
    0.30103
    """
    if abs(p.sum() - 1) > 1e-9:
        raise ValueError(f"the probabilities add up to {p.sum()}, not to 1")
    p = p[p > 0]
    return max(0.0, float(-np.sum(p * np.log(p)) / np.log(base)))
