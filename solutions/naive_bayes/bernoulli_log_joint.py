"""Reference for naive_bayes/bernoulli_log_joint."""

import numpy as np


def bernoulli_log_joint(model: dict, X: np.ndarray) -> np.ndarray:
    """Compute log P(c, x) for each row and class under a Bernoulli model.

    The log prior of the class, plus ``log_p`` of each feature that is present,
    plus ``log_q`` of each that is absent.

    Parameters
    ----------
    model : dict
        As `fit_bernoulli_nb` returns it.
    X : ndarray of shape (m, d)
        Features, each entry 0 or 1 (or a boolean), ``m >= 1``.

    Returns
    -------
    ndarray of shape (m, C)
        Log joint probabilities; ``-inf`` where a row is impossible in a class.

    Notes
    -----
    Logs are compared within 1e-9, absolute or relative.

    References
    ----------
    .. [1] Manning, Raghavan, Schuetze, "Introduction to Information
       Retrieval", 2008, section 13.3, figure 13.3.

    Examples
    --------
    >>> model = {
    ...     "classes": np.array(["ham", "spam"]), "log_prior": np.log([0.5, 0.5]),
    ...     "log_p": np.log([[0.2], [0.6]]), "log_q": np.log([[0.8], [0.4]]),
    ... }
    >>> np.exp(bernoulli_log_joint(model, np.array([[1], [0]]))).round(6).tolist()
    [[0.1, 0.3], [0.4, 0.2]]
    """
    X = np.asarray(X, dtype=float)
    joint = np.tile(model["log_prior"], (len(X), 1))
    for chosen, log_probability in ((X, model["log_p"]), (1 - X, model["log_q"])):
        # 0 * (-inf) is nan: add up what is finite, and look separately for what is impossible.
        impossible = np.isneginf(log_probability)
        joint += chosen @ np.where(impossible, 0.0, log_probability).T
        if impossible.any():
            joint[chosen @ impossible.T > 0] = -np.inf
    return joint
