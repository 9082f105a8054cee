"""Reference for probability_information/mutual_information."""

import numpy as np


def mutual_information(joint: np.ndarray, base: float = 2.0) -> float:
    """Measure how much each of two variables tells about the other.

    The sum of ``p(x, y) * log(p(x, y) / (p(x) * p(y)))`` over all cells, where
    a cell without probability contributes nothing.

    Parameters
    ----------
    joint : ndarray of shape (k, m)
        Probabilities that add up to 1, with X along axis 0 and Y along axis 1.
    base : float, optional
        Base of the logarithm, above 1: 2 for bits, e for nats.

    Returns
    -------
    float
        The mutual information, at least 0: a negative rounding error is cut
        off.

    Notes
    -----
    Compared at an absolute tolerance of 1e-9, and of 1e-12 for independent
    variables. Never nan.

    References
    ----------
    .. [1] Cover, Thomas, "Elements of Information Theory", 2nd edition, 2006,
       section 2.3, eq. (2.28).

    Examples
    --------
    >>> mutual_information(np.array([[0.5, 0.0], [0.0, 0.5]]))
    1.0
    >>> mutual_information(np.array([[0.125, 0.375], [0.125, 0.375]]))
    0.0
    """
    product = np.outer(joint.sum(axis=1), joint.sum(axis=0))
    possible = joint > 0
    p = joint[possible]
    return max(0.0, float(np.sum(p * np.log(p / product[possible])) / np.log(base)))
