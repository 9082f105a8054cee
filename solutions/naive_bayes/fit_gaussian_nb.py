"""Reference for naive_bayes/fit_gaussian_nb."""

import numpy as np

from solutions.naive_bayes.class_log_prior import class_log_prior


def fit_gaussian_nb(X: np.ndarray, y: np.ndarray, var_smoothing: float = 1e-9) -> dict:
    """Train naive Bayes on measurements, with a normal distribution for each.

    In each class, each feature has its own mean and variance.

    Parameters
    ----------
    X : ndarray of shape (n, d)
        Measurements, not all columns constant.
    y : ndarray of shape (n,)
        Labels, strings or integers.
    var_smoothing : float, optional
        This times the largest variance of any column of `X`, taken over all
        rows of all classes, is added to every variance.

    Returns
    -------
    dict
        ``'classes'`` of shape (C,), sorted; ``'log_prior'`` of shape (C,);
        ``'mean'`` of shape (C, d); ``'var'`` of shape (C, d): the variance within
        the class, which divides by the size of the class, plus the term above.

    Notes
    -----
    Compared at a relative tolerance of 1e-9; variances of columns whose mean is
    1e8 times as large as their spread, at 1e-6.

    References
    ----------
    .. [1] Murphy, "Machine Learning: A Probabilistic Perspective", 2012,
       section 3.5.1.

    Examples
    --------
    >>> X = np.array([[1.0], [3.0], [8.0]])
    >>> model = fit_gaussian_nb(X, np.array(["a", "a", "b"]), var_smoothing=0.0)
    >>> model["mean"].tolist(), model["var"].tolist()
    ([[2.0], [8.0]], [[1.0], [0.0]])
    """
    classes, log_prior = class_log_prior(y)
    groups = [X[y == c] for c in classes]
    mean = np.array([group.mean(axis=0) for group in groups])
    var = np.array([group.var(axis=0) for group in groups])
    var += var_smoothing * X.var(axis=0).max()
    return {"classes": classes, "log_prior": log_prior, "mean": mean, "var": var}
