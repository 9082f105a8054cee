"""Reference for bayesian_learning/noise_free_posterior."""

import numpy as np


def noise_free_posterior(prior: np.ndarray, consistent: np.ndarray) -> np.ndarray:
    """Compute the posterior of hypotheses that are either right or refuted.

    Without noise a hypothesis that contradicts one observation has the
    likelihood 0, and one that contradicts none the likelihood 1.

    Parameters
    ----------
    prior : ndarray of shape (H,)
        Prior probabilities.
    consistent : ndarray of bool of shape (H,)
        Whether a hypothesis contradicts none of the data.

    Returns
    -------
    ndarray of shape (H,)
        Posterior probabilities, which add up to 1.

    Raises
    ------
    ValueError
        If no hypothesis with a positive prior is consistent.

    Notes
    -----
    Compared at a relative tolerance of 1e-9; zeros are exact. Positive priors go down
    to 1e-300.

    References
    ----------
    .. [1] Mitchell, "Machine Learning", 1997, section 6.3.1, eq. (6.5).

    Examples
    --------
    >>> prior = np.array([0.5, 0.125, 0.375])
    >>> noise_free_posterior(prior, np.array([False, True, True])).tolist()
    [0.0, 0.25, 0.75]
    """
    kept = np.where(consistent, prior, 0.0)
    total = kept.sum()
    if total == 0:
        raise ValueError("no hypothesis with a positive prior is consistent with the data")
    posterior: np.ndarray = kept / total
    return posterior
