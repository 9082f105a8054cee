"""Reference for probability_information/bayes_posterior."""

import numpy as np


def bayes_posterior(prior: np.ndarray, likelihood: np.ndarray) -> np.ndarray:
    """Update the probabilities of hypotheses by what has been observed.

    ``P(i | data) = prior[i] * likelihood[i] / P(data)``, where ``P(data)`` is
    the sum of ``prior[j] * likelihood[j]`` over all hypotheses j.

    Parameters
    ----------
    prior : ndarray of shape (k,)
        Probabilities of the hypotheses before the observation, ``k >= 1``,
        none negative.
    likelihood : ndarray of shape (k,)
        ``P(data | i)`` for each hypothesis, at least 0. These need not add up
        to 1.

    Returns
    -------
    ndarray of shape (k,)
        Probabilities after the observation; they add up to 1.

    Raises
    ------
    ValueError
        If the prior does not add up to 1 within 1e-9, or if each hypothesis
        has prior 0 or likelihood 0, so that none explains the data.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, also for likelihoods as small as
    1e-322. A likelihood that small is not 0. In the tests the prior's total
    differs from 1 by at most 1e-12 or by at least 1e-6.

    References
    ----------
    .. [1] Murphy, "Machine Learning: A Probabilistic Perspective", 2012,
       section 2.2.3, eq. (2.7).

    Examples
    --------
    >>> bayes_posterior(np.array([0.5, 0.5]), np.array([0.3, 0.1])).round(6).tolist()
    [0.75, 0.25]
    >>> bayes_posterior(np.array([0.2, 0.8]), np.array([3e-322, 3e-322])).round(6).tolist()
    [0.2, 0.8]
    """
    if abs(prior.sum() - 1) > 1e-9:
        raise ValueError(f"the prior adds up to {prior.sum()}, not to 1")
    possible = np.where(prior > 0, likelihood, 0.0)
    largest = possible.max()
    if largest == 0:
        raise ValueError("no hypothesis explains the data")
    # Only ratios of likelihoods count. Divided by the largest, none that matters underflows.
    weights = prior * (possible / largest)
    return weights / weights.sum()
