"""Reference for linear_classification/sigmoid."""

import numpy as np


def sigmoid(z: np.ndarray) -> np.ndarray | float:
    """Turn scores into probabilities by ``1 / (1 + exp(-z))``.

    The score is the logarithm of the odds, so 0 stands for even odds.

    Parameters
    ----------
    z : ndarray of any shape, or a single number
        Scores, integers or floats.

    Returns
    -------
    ndarray of the shape of `z`
        Probabilities, float64; a single number for a single number.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, in the left tail as well: at -40 it
    is 4.248354255291589e-18. Below -700 only -1000 is tested, and 0 is right.

    References
    ----------
    .. [1] Hastie, Tibshirani, Friedman, "The Elements of Statistical
       Learning", 2nd ed., 2009, section 4.4, eq. (4.18).

    Examples
    --------
    >>> sigmoid(np.array([0.0, np.log(3.0), -np.log(3.0)])).round(12).tolist()
    [0.5, 0.75, 0.25]
    """
    scores = np.asarray(z, dtype=float)
    p = np.exp(np.minimum(scores, 0.0)) / (1 + np.exp(-np.abs(scores)))
    return p if scores.ndim else float(p)
