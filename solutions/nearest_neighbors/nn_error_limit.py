"""Reference for nearest_neighbors/nn_error_limit."""

import numpy as np


def nn_error_limit(joint: np.ndarray) -> float:
    """Compute the error that one nearest neighbour tends to with ever more data.

    In the limit the neighbour has the same features as the new case, and a
    label of its own, drawn independently from the same distribution. The error
    is the probability that the two labels differ.

    Parameters
    ----------
    joint : ndarray of shape (n_x, n_classes)
        ``joint[x, c]`` is the probability that a case has the features number
        `x` and the label number `c`. Rows may be all zeros.

    Returns
    -------
    float
        ``sum_x P(x) * (1 - sum_c P(c | x)**2)``.

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
    .. [1] Cover, Hart, "Nearest Neighbor Pattern Classification", IEEE
       Transactions on Information Theory 13(1), 1967, 21-27.

    Examples
    --------
    >>> round(nn_error_limit(np.array([[0.4, 0.1], [0.2, 0.3]])), 10)
    0.4
    """
    if joint.min() < 0 or abs(joint.sum() - 1) > 1e-9:
        raise ValueError("joint must hold probabilities that add up to 1")
    p_x = joint.sum(axis=1)
    reached = p_x > 0
    agree = np.sum(joint[reached] ** 2, axis=1) / p_x[reached]
    return max(0.0, float(np.sum(p_x[reached] - agree)))
