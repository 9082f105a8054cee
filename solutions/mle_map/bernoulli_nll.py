"""Reference for mle_map/bernoulli_nll."""

import numpy as np


def bernoulli_nll(data: np.ndarray, w: float) -> float:
    """Compute the negative log-likelihood of a record of tosses.

    The sum over the tosses of ``-log(w)`` for each head and ``-log(1 - w)`` for
    each tail, with ``0 log 0 = 0``.

    Parameters
    ----------
    data : ndarray of shape (n,)
        The record: 1 or True for heads, 0 or False for tails; ``n >= 0``.
    w : float
        Probability of heads.

    Returns
    -------
    float
        The negative log-likelihood, natural logarithm, a sum: from 0.0 (the record
        was certain; never -0.0) to inf (it was impossible).

    Raises
    ------
    ValueError
        If `w` lies outside [0, 1].

    Notes
    -----
    Exact for long records and for `w` next to 0 as well. Compared at a relative
    tolerance of 1e-9.

    References
    ----------
    .. [1] Murphy, "Machine Learning: A Probabilistic Perspective", 2012, section
       8.3.1, eq. (8.3).

    Examples
    --------
    >>> round(bernoulli_nll(np.array([1, 1, 0]), 0.5), 6)
    2.079442
    >>> bernoulli_nll(np.array([1, 1, 1]), 1.0)
    0.0
    >>> bernoulli_nll(np.array([1, 1, 0]), 1.0)
    inf
    """
    if not 0 <= w <= 1:
        raise ValueError(f"w must lie between 0 and 1, got {w}")
    heads = int(np.count_nonzero(data))
    tails = np.size(data) - heads
    if (heads and w == 0) or (tails and w == 1):
        return np.inf
    nll = 0.0  # terms are taken off it, so that a certain record gives 0.0 and not -0.0
    if heads:
        nll -= heads * float(np.log(w))
    if tails:
        nll -= tails * float(np.log1p(-w))  # 1 - w would round a tiny w away
    return nll
