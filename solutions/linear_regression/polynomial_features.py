"""Reference for linear_regression/polynomial_features."""

import numpy as np


def polynomial_features(X: np.ndarray, degree: int) -> np.ndarray:
    """Expand the features into all monomials up to a degree.

    The columns are the products ``x_1**p_1 * ... * x_d**p_d`` with total degree
    ``p_1 + ... + p_d`` from 0 to `degree`, each monomial once.

    Parameters
    ----------
    X : ndarray of shape (n, d) or (n,)
        Features, ``d >= 1``; integers or floats. A one-dimensional ``x``
        counts as one feature.
    degree : int
        Largest total degree, ``degree >= 0``.

    Returns
    -------
    ndarray of shape (n, C(d + degree, degree))
        The monomials as float64, where ``C`` is the binomial coefficient.
        First by total degree; within a degree in the order of a dictionary
        when a monomial is spelled as a word of its factors. For two features
        ``a, b`` and degree 2: ``1, a, b, aa, ab, bb``. For one feature:
        ``1, x, x**2, ...``.

    Notes
    -----
    The first column is always 1, also where ``x = 0``. Degree 0 gives only this
    column. Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Hastie, Tibshirani, Friedman, "The Elements of Statistical
       Learning", 2nd ed., 2009, section 5.1.

    Examples
    --------
    >>> polynomial_features(np.array([[2.0, 3.0]]), 2).tolist()
    [[1.0, 2.0, 3.0, 4.0, 6.0, 9.0]]
    >>> polynomial_features(np.array([0, 2, 5]), 2).tolist()
    [[1.0, 0.0, 0.0], [1.0, 2.0, 4.0], [1.0, 5.0, 25.0]]
    """
    import itertools

    if X.ndim == 1:
        X = X[:, np.newaxis]
    n, d = X.shape
    # A monomial is a choice of factors, repetition allowed, order irrelevant: (0, 0, 1)
    # stands for x_1 * x_1 * x_2, and () for the empty product.
    monomials = [
        factors
        for total in range(degree + 1)
        for factors in itertools.combinations_with_replacement(range(d), total)
    ]
    # The empty product is 1: start every column there, and 0**0 needs no special case. Order
    # "F" keeps each column together in memory, which suits filling them one by one.
    Z = np.ones((n, len(monomials)), order="F")
    for column, factors in enumerate(monomials):
        for feature in factors:
            Z[:, column] *= X[:, feature]
    return Z
