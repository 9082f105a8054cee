"""Reference for naive_bayes/fit_categorical_nb."""

import numpy as np

from solutions.naive_bayes.class_log_prior import class_log_prior
from solutions.naive_bayes.smoothed_probability import smoothed_probability


def fit_categorical_nb(
    X: np.ndarray, y: np.ndarray, n_values: list[int], beta: float = 1.0
) -> dict:
    """Train naive Bayes on features that take one of several values.

    In each class, each feature has a table of probabilities, one for each of
    its values.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Codes, integers: entry ``(i, j)`` is one of ``0, ..., n_values[j] - 1``.
    y : ndarray of shape (n,)
        Labels, strings or integers.
    n_values : list of int
        How many values each of the `d` features can take, seen or not.
    beta : float, optional
        Observations added for each value of each feature.

    Returns
    -------
    dict
        ``'classes'`` of shape (C,), sorted; ``'log_prior'`` of shape (C,);
        ``'log_p'``, a list of `d` arrays, the one at ``j`` of shape
        (C, n_values[j]) with logs of smoothed probabilities.

    Raises
    ------
    ValueError
        If a code is negative or at least ``n_values[j]``, or `beta` is negative.

    Notes
    -----
    A probability of 0, which only ``beta=0`` allows, has the logarithm ``-inf``.
    Logs are compared within 1e-9, absolute or relative.

    References
    ----------
    .. [1] Mitchell, "Machine Learning", 1997, section 6.9, eqs. (6.20) and
       (6.22).

    Examples
    --------
    >>> X = np.array([[0, 1], [0, 0], [2, 1]])
    >>> model = fit_categorical_nb(X, np.array(["go", "go", "stay"]), [3, 2])
    >>> [np.exp(table).round(2).tolist() for table in model["log_p"]]
    [[[0.6, 0.2, 0.2], [0.25, 0.25, 0.5]], [[0.5, 0.5], [0.33, 0.67]]]
    """
    if np.any(X < 0) or np.any(np.asarray(n_values) <= X):
        raise ValueError("X holds a code outside 0, ..., n_values - 1")
    classes, log_prior = class_log_prior(y)
    log_p = []
    for column, k in zip(X.T, n_values, strict=True):
        counts = np.array([np.bincount(column[y == c], minlength=k) for c in classes])
        total = counts.sum(axis=1, keepdims=True)
        with np.errstate(divide="ignore"):  # log 0 is -inf
            log_p.append(np.log(smoothed_probability(counts, total, k, beta)))
    return {"classes": classes, "log_prior": log_prior, "log_p": log_p}
