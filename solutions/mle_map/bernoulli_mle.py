"""Reference for mle_map/bernoulli_mle."""

import numpy as np


def bernoulli_mle(data: np.ndarray) -> float:
    """Estimate the probability of heads that makes a record most probable.

    It is the share of heads.

    Parameters
    ----------
    data : ndarray of shape (n,)
        The record: 1 or True for heads, 0 or False for tails.

    Returns
    -------
    float
        The estimate, from 0 to 1, both ends included.

    Raises
    ------
    ValueError
        If `data` is empty: then every probability is as good as any other.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Bishop, "Pattern Recognition and Machine Learning", 2006, section 2.1,
       eq. (2.8).

    Examples
    --------
    >>> bernoulli_mle(np.array([1, 0, 0, 1, 0]))
    0.4
    """
    if np.size(data) == 0:
        raise ValueError("a record without tosses has no most likely w")
    return float(np.mean(data))
