"""Reference for nearest_neighbors/bayes_error."""

import numpy as np


def bayes_error(joint: np.ndarray) -> float:
    """Compute the smallest error that any classifier can have.

    The best rule predicts for every `x` the label that is most probable there,
    and is wrong whenever another one comes.

    Parameters
    ----------
    joint : ndarray of shape (n_x, n_classes)
        ``joint[x, c]`` is the probability that a case has the features number
        `x` and the label number `c`. Rows may be all zeros.

    Returns
    -------
    float
        The Bayes error, a probability.

    Raises
    ------
    ValueError
        If an entry is negative, or the sum of all entries is off 1 by more
        than 1e-9.

    Notes
    -----
    Compared at an absolute tolerance of 1e-9.

    References
    ----------
    .. [1] Duda, Hart, Stork, "Pattern Classification", 2nd ed., 2001, section
       2.2.

    Examples
    --------
    >>> round(bayes_error(np.array([[0.4, 0.1], [0.2, 0.3]])), 10)
    0.3
    """
    if joint.min() < 0 or abs(joint.sum() - 1) > 1e-9:
        raise ValueError("joint must hold probabilities that add up to 1")
    return max(0.0, float(1 - joint.max(axis=1).sum()))
