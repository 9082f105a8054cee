"""Reference for probability_information/conditional_entropy."""

import numpy as np

from solutions.probability_information.entropy import entropy
from solutions.probability_information.marginal import marginal


def conditional_entropy(joint: np.ndarray, base: float = 2.0) -> float:
    """Measure how uncertain Y stays, on average, once X is known.

    ``H(Y | X) = H(X, Y) - H(X)``: the entropy of each row's conditional
    distribution, weighted with the probability of the row.

    Parameters
    ----------
    joint : ndarray of shape (k, m)
        Probabilities that add up to 1, with X along axis 0 and Y along axis 1.
    base : float, optional
        Base of the logarithm, above 1: 2 for bits, e for nats.

    Returns
    -------
    float
        The conditional entropy, from 0 to the entropy of Y.

    Notes
    -----
    Compared at an absolute tolerance of 1e-9. A row without probability
    contributes nothing; the result is never nan and never below 0.

    References
    ----------
    .. [1] Cover, Thomas, "Elements of Information Theory", 2nd edition, 2006,
       section 2.2, eqs. (2.10) and (2.14).

    Examples
    --------
    >>> conditional_entropy(np.array([[0.5, 0.0], [0.25, 0.25]]))
    0.5
    """
    return max(0.0, entropy(joint.ravel(), base) - entropy(marginal(joint, 0), base))
