"""Reference for bayesian_learning/hypothesis_posterior."""

import numpy as np


def hypothesis_posterior(log_prior: np.ndarray, log_lik: np.ndarray) -> np.ndarray:
    """Compute the posterior probabilities of hypotheses from logarithms.

    The posterior is proportional to prior times likelihood. Both are given as
    natural logarithms, since the likelihood of much data is too small for a
    float.

    Parameters
    ----------
    log_prior : ndarray of shape (H,)
        Logarithms of the prior probabilities, ``-inf`` for a probability of 0.
    log_lik : ndarray of shape (H,)
        Log-likelihoods of the data, ``-inf`` for a hypothesis that excludes them.

    Returns
    -------
    ndarray of shape (H,)
        Posterior probabilities, which add up to 1.

    Raises
    ------
    ValueError
        If no hypothesis is left: every sum of the two is ``-inf``.

    Notes
    -----
    Compared at a relative tolerance of 1e-9; what is below 1e-300 may be 0.
    Log-likelihoods go down to -1e5 and, for densities, up to 1e4.

    References
    ----------
    .. [1] Mitchell, "Machine Learning", 1997, section 6.2, eq. (6.1).

    Examples
    --------
    >>> log_prior = np.log([0.5, 0.25, 0.25])
    >>> hypothesis_posterior(log_prior, np.array([-1000.0, -1000.0, -np.inf])).round(6).tolist()
    [0.666667, 0.333333, 0.0]
    """
    total = np.add(log_prior, log_lik, dtype=float)
    largest = total.max()
    if largest == -np.inf:
        raise ValueError("no hypothesis is left: prior or likelihood of each is 0")
    weights = np.exp(total - largest)
    posterior: np.ndarray = weights / weights.sum()
    return posterior
