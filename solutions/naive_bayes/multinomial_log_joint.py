"""Reference for naive_bayes/multinomial_log_joint."""

import numpy as np


def multinomial_log_joint(model: dict, X: np.ndarray) -> np.ndarray:
    """Compute the log joint score of each document and class under a multinomial model.

    The log prior of the class, plus ``log_theta`` of each word as often as it
    occurs. The number of orders in which the words could stand is left out: it
    is the same for every class.

    Parameters
    ----------
    model : dict
        As `fit_multinomial_nb` returns it.
    X : ndarray of shape (m, d)
        Counts, none negative, ``m >= 1``.

    Returns
    -------
    ndarray of shape (m, C)
        Log joint scores; ``-inf`` where a document holds a word that is
        impossible in a class.

    Notes
    -----
    Logs are compared within 1e-9, absolute or relative.

    References
    ----------
    .. [1] Manning, Raghavan, Schuetze, "Introduction to Information
       Retrieval", 2008, section 13.2, eq. (13.4).

    Examples
    --------
    >>> model = {
    ...     "classes": np.array(["ham", "spam"]), "log_prior": np.log([0.5, 0.5]),
    ...     "log_theta": np.log([[0.8, 0.2], [0.4, 0.6]]),
    ... }
    >>> np.exp(multinomial_log_joint(model, np.array([[0, 2], [1, 0]]))).round(6).tolist()
    [[0.02, 0.18], [0.4, 0.2]]
    """
    X, log_theta = np.asarray(X, dtype=float), model["log_theta"]
    # 0 * (-inf) is nan: add up what is finite, and look separately for what is impossible.
    impossible = np.isneginf(log_theta)
    joint = X @ np.where(impossible, 0.0, log_theta).T + model["log_prior"]
    joint[X @ impossible.T > 0] = -np.inf
    return joint
