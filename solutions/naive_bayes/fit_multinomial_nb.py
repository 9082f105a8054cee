"""Reference for naive_bayes/fit_multinomial_nb."""

import numpy as np

from solutions.naive_bayes.class_log_prior import class_log_prior
from solutions.naive_bayes.smoothed_probability import smoothed_probability


def fit_multinomial_nb(X: np.ndarray, y: np.ndarray, beta: float = 1.0) -> dict:
    """Train naive Bayes on counts of words.

    In each class, each word has its share of all the words that were written.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Counts, none negative: how often word ``j`` occurs in document ``i``.
    y : ndarray of shape (n,)
        Labels, strings or integers.
    beta : float, optional
        Occurrences added for each of the `d` words. With 0, every class has at
        least one word.

    Returns
    -------
    dict
        ``'classes'`` of shape (C,), sorted; ``'log_prior'`` of shape (C,);
        ``'log_theta'`` of shape (C, d), log of the smoothed share of each word
        among all words of the class.

    Raises
    ------
    ValueError
        If a count or `beta` is negative.

    Notes
    -----
    A share of 0, which only ``beta=0`` allows, has the logarithm ``-inf``.
    Logs are compared within 1e-9, absolute or relative.

    References
    ----------
    .. [1] Manning, Raghavan, Schuetze, "Introduction to Information
       Retrieval", 2008, section 13.2, eq. (13.7).

    Examples
    --------
    >>> X = np.array([[3, 0], [1, 1], [0, 2]])
    >>> model = fit_multinomial_nb(X, np.array(["spam", "spam", "ham"]))
    >>> np.exp(model["log_theta"]).round(3).tolist()
    [[0.25, 0.75], [0.714, 0.286]]
    """
    if np.any(np.asarray(X) < 0):
        raise ValueError("X holds negative counts")
    classes, log_prior = class_log_prior(y)
    member = (y == classes[:, np.newaxis]).astype(float)
    counts = member @ X
    total, d = counts.sum(axis=1, keepdims=True), counts.shape[1]
    with np.errstate(divide="ignore"):  # log 0 is -inf
        log_theta = np.log(smoothed_probability(counts, total, d, beta))
    return {"classes": classes, "log_prior": log_prior, "log_theta": log_theta}
