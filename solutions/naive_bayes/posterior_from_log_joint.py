"""Reference for naive_bayes/posterior_from_log_joint."""

import numpy as np


def posterior_from_log_joint(log_joint: np.ndarray) -> np.ndarray:
    """Turn log joint probabilities into posterior probabilities of the classes.

    Each row is divided by its sum, without leaving the logarithm too early.

    Parameters
    ----------
    log_joint : ndarray of shape (m, C)
        Logarithms of P(c, x), up to 1e5 in size; an entry may be ``-inf``.

    Returns
    -------
    ndarray of shape (m, C)
        P(c | x); each row adds up to 1. A row in which every class is
        impossible (all ``-inf``) is uniform.

    Notes
    -----
    Compared at a relative tolerance of 1e-9 wherever the result is not too
    small for a float64.

    References
    ----------
    .. [1] Murphy, "Machine Learning: A Probabilistic Perspective", 2012,
       section 3.5.3, "The log-sum-exp trick".

    Examples
    --------
    >>> posterior_from_log_joint(np.log([[0.1, 0.3], [0.4, 0.4]])).round(6).tolist()
    [[0.25, 0.75], [0.5, 0.5]]
    >>> posterior_from_log_joint(np.array([[-9000.0, -9000.0]])).tolist()
    [[0.5, 0.5]]
    """
    largest = log_joint.max(axis=1, keepdims=True)
    log_joint = np.where(np.isneginf(largest), 0.0, log_joint)
    weights = np.exp(log_joint - log_joint.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True)
