"""Reference for bayesian_learning/description_length."""

import numpy as np


def description_length(prior: np.ndarray, likelihood: np.ndarray) -> np.ndarray:
    """Compute the bits needed to state each hypothesis and then the data.

    An optimal code spends ``-log2 P`` bits on something of probability ``P``:
    first on the hypothesis, then on the data, by a code made for the hypothesis.

    Parameters
    ----------
    prior : ndarray of shape (H,)
        Prior probabilities, 0 to 1.
    likelihood : ndarray of shape (H,)
        Probabilities of the data under each hypothesis, 0 to 1.

    Returns
    -------
    ndarray of shape (H,)
        Bits, 0 or more; ``inf`` where one of the two probabilities is 0.

    Notes
    -----
    Compared at a relative tolerance of 1e-9. Probabilities go down to 1e-300,
    and zero bits are written as 0.0, never as -0.0.

    References
    ----------
    .. [1] Mitchell, "Machine Learning", 1997, section 6.6, eq. (6.16).

    Examples
    --------
    >>> description_length(np.array([0.5, 0.25, 0.25]), np.array([0.125, 1.0, 0.0])).tolist()
    [4.0, 2.0, inf]
    """
    with np.errstate(divide="ignore"):
        bits: np.ndarray = 0.0 - np.log2(prior) - np.log2(likelihood)
    return bits
