"""Reference for bayesian_learning/map_and_ml."""

import numpy as np


def map_and_ml(log_prior: np.ndarray, log_lik: np.ndarray) -> tuple[int, int]:
    """Find the most probable hypothesis and the one that fits the data best.

    The first, MAP, has the largest posterior; the second, ML, the largest
    likelihood.

    Parameters
    ----------
    log_prior : ndarray of shape (H,)
        Logarithms of the prior probabilities, ``-inf`` for a probability of 0.
    log_lik : ndarray of shape (H,)
        Log-likelihoods of the data, ``-inf`` for a hypothesis that excludes them.

    Returns
    -------
    map_index : int
        Index of the largest ``log_prior + log_lik``, the smallest of equals.
    ml_index : int
        Index of the largest ``log_lik``, the smallest of equals.

    Raises
    ------
    ValueError
        If every ``log_prior + log_lik`` is ``-inf``.

    Notes
    -----
    Compared exactly: where sums tie, their parts are multiples of 1/4.

    References
    ----------
    .. [1] Mitchell, "Machine Learning", 1997, section 6.2, eqs. (6.2) and (6.3).

    Examples
    --------
    >>> map_and_ml(np.array([-0.5, -3.0, -1.0]), np.array([-4.0, -2.0, -3.75]))
    (0, 1)
    """
    total = np.add(log_prior, log_lik, dtype=float)
    if total.max() == -np.inf:
        raise ValueError("no hypothesis is left: prior or likelihood of each is 0")
    return int(np.argmax(total)), int(np.argmax(log_lik))
