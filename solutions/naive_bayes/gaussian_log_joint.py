"""Reference for naive_bayes/gaussian_log_joint."""

import numpy as np


def gaussian_log_joint(model: dict, X: np.ndarray) -> np.ndarray:
    """Compute the log joint density of each row and class under a Gaussian model.

    The log prior of the class, plus the log of a normal density for each feature.

    Parameters
    ----------
    model : dict
        As `fit_gaussian_nb` returns it, with positive variances.
    X : ndarray of shape (m, d)
        Measurements, ``m >= 1``.

    Returns
    -------
    ndarray of shape (m, C)
        ``log_prior - 0.5 * sum(log(2 pi var) + (x - mean)**2 / var)``. A density
        may exceed 1, so this may be positive.

    Notes
    -----
    Compared within 1e-9 of the size of the terms that are added up.

    References
    ----------
    .. [1] Murphy, "Machine Learning: A Probabilistic Perspective", 2012,
       sections 3.5 and 4.2.

    Examples
    --------
    >>> model = {
    ...     "classes": np.array(["a", "b"]), "log_prior": np.log([0.5, 0.5]),
    ...     "mean": np.array([[0.0], [3.0]]), "var": np.array([[1.0], [4.0]]),
    ... }
    >>> gaussian_log_joint(model, np.array([[1.0]])).round(4).tolist()
    [[-2.1121, -2.8052]]
    """
    mean, var = model["mean"], model["var"]
    constant = model["log_prior"] - 0.5 * np.log(2 * np.pi * var).sum(axis=1)
    # One class at a time: no table of m times C times d numbers.
    distances = [((X - m) ** 2 / v).sum(axis=1) for m, v in zip(mean, var, strict=True)]
    return constant - 0.5 * np.column_stack(distances)
