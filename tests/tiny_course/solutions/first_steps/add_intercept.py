"""Reference for first_steps/add_intercept."""

import numpy as np


def add_intercept(X: np.ndarray) -> np.ndarray:
    """Put a column of ones in front of the features.

    With ``Z = [1 | X]`` the model ``w0 + X @ w`` becomes ``Z @ [w0, w]``: the
    intercept is a weight like any other.

    Parameters
    ----------
    X : ndarray of shape (n, d) or (n,)
        Features, one row per sample, ``n >= 0``; integers or floats. A
        one-dimensional ``x`` counts as one feature.

    Returns
    -------
    ndarray of shape (n, d + 1)
        The ones, then the columns of `X` in their order; always float64. A
        one-dimensional ``x`` gives shape ``(n, 2)``.

    Notes
    -----
    The entries are exact. `X` itself stays as it was.

    References
    ----------
    .. [1] Hastie, Tibshirani, Friedman, "The Elements of Statistical
       Learning", 2nd ed., 2009, section 2.3.1, eq. (2.2).

    Examples
    --------
    >>> add_intercept(np.array([[3, 5], [4, 6]])).tolist()
    [[1.0, 3.0, 5.0], [1.0, 4.0, 6.0]]
    >>> add_intercept(np.array([2.0, 7.0])).tolist()
    [[1.0, 2.0], [1.0, 7.0]]
    """
    # column_stack turns a 1-D x into a column; the float ones make the whole result float64.
    return np.column_stack((np.ones(len(X)), X))
