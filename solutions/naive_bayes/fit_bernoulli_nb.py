"""Reference for naive_bayes/fit_bernoulli_nb."""

import numpy as np

from solutions.naive_bayes.class_log_prior import class_log_prior
from solutions.naive_bayes.smoothed_probability import smoothed_probability


def fit_bernoulli_nb(X: np.ndarray, y: np.ndarray, beta: float = 1.0) -> dict:
    """Train naive Bayes on features that are present or absent.

    In each class, each feature has a probability of its own to be 1.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Features, each entry 0 or 1 (or a boolean), ``n, d >= 1``.
    y : ndarray of shape (n,)
        Labels, strings or integers.
    beta : float, optional
        Observations added for each of the two values of a feature.

    Returns
    -------
    dict
        ``'classes'`` of shape (C,), sorted; ``'log_prior'`` of shape (C,);
        ``'log_p'`` of shape (C, d), log of the smoothed probability of a 1;
        ``'log_q'`` of shape (C, d), that of a 0.

    Raises
    ------
    ValueError
        If an entry of `X` is neither 0 nor 1, or `beta` is negative.

    Notes
    -----
    A probability of 0, which only ``beta=0`` allows, has the logarithm ``-inf``.
    Both probabilities come from their own counts, so that a small one keeps its
    digits; logs are compared within 1e-9, absolute or relative.

    References
    ----------
    .. [1] Manning, Raghavan, Schuetze, "Introduction to Information
       Retrieval", 2008, section 13.3, figure 13.3.

    Examples
    --------
    >>> X = np.array([[1, 0], [1, 1], [0, 0]])
    >>> model = fit_bernoulli_nb(X, np.array(["spam", "spam", "ham"]))
    >>> model["classes"].tolist()
    ['ham', 'spam']
    >>> np.exp(model["log_p"]).round(3).tolist()
    [[0.333, 0.333], [0.75, 0.5]]
    """
    X = np.asarray(X)
    if not np.isin(X, [0, 1]).all():
        raise ValueError("X holds entries other than 0 and 1")
    classes, log_prior = class_log_prior(y)
    member = (y == classes[:, np.newaxis]).astype(float)
    size = member.sum(axis=1, keepdims=True)
    ones = member @ X
    with np.errstate(divide="ignore"):  # log 0 is -inf
        log_p = np.log(smoothed_probability(ones, size, 2, beta))
        log_q = np.log(smoothed_probability(size - ones, size, 2, beta))
    return {"classes": classes, "log_prior": log_prior, "log_p": log_p, "log_q": log_q}
