"""Reference for mle_map/bernoulli_likelihood."""

import numpy as np


def bernoulli_likelihood(data: np.ndarray, w: np.ndarray | float) -> np.ndarray | float:
    """Compute how probable a record of tosses is, for each probability of heads.

    The product over the tosses, in the order in which they fell: a factor ``w``
    for each head and ``1 - w`` for each tail. No number of arrangements is
    multiplied in.

    Parameters
    ----------
    data : ndarray of shape (n,)
        The record: 1 or True for heads, 0 or False for tails; ``n >= 0``.
    w : ndarray of any shape, or float
        Probabilities of heads, each from 0 to 1.

    Returns
    -------
    ndarray of the shape of `w`, or float if `w` is a number
        The likelihood of each entry of `w`, between 0 and 1.

    Raises
    ------
    ValueError
        If an entry of `data` is neither 0 nor 1, or an entry of `w` lies
        outside [0, 1].

    Notes
    -----
    An empty product is 1, so a record without tosses has likelihood 1 for every
    `w`, and ``0**0 = 1``: a coin that never shows heads is sure to show tails.
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Murphy, "Machine Learning: A Probabilistic Perspective", 2012, section
       3.3.1, eq. (3.11).

    Examples
    --------
    >>> bernoulli_likelihood(np.array([1, 0, 1, 1]), 0.5)
    0.0625
    >>> bernoulli_likelihood(np.array([1, 0]), np.array([0.0, 0.25, 1.0])).tolist()
    [0.0, 0.1875, 0.0]
    """
    data, w = np.asarray(data), np.asarray(w, dtype=float)
    if not np.all((data == 0) | (data == 1)):
        raise ValueError("data must hold zeros and ones only")
    if not np.all((w >= 0) & (w <= 1)):
        raise ValueError("w must lie between 0 and 1")
    heads = np.count_nonzero(data)
    likelihood = w**heads * (1 - w) ** (data.size - heads)
    return likelihood if w.ndim else float(likelihood)
