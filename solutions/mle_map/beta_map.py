"""Reference for mle_map/beta_map."""

import numpy as np


def beta_map(data: np.ndarray, a: float, b: float) -> float:
    """Find the most probable probability of heads under a Beta prior.

    The mode of the posterior, which is the Beta distribution with ``a`` plus the
    heads and ``b`` plus the tails.

    Parameters
    ----------
    data : ndarray of shape (n,)
        The record: 1 or True for heads, 0 or False for tails; ``n >= 0``.
    a : float
        The prior weighs like ``a - 1`` heads that were seen before; ``a >= 1``.
    b : float
        And like ``b - 1`` tails; ``b >= 1``.

    Returns
    -------
    float
        The mode, from 0 to 1. It is 0.5 by convention if there are no tosses and
        ``a = b = 1``, where every value is as probable as any other.

    Raises
    ------
    ValueError
        If ``a < 1`` or ``b < 1``.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Murphy, "Machine Learning: A Probabilistic Perspective", 2012, section
       3.3.3.1, eq. (3.21).

    Examples
    --------
    >>> beta_map(np.array([0, 1, 0, 0]), 3.0, 2.0)
    0.42857142857142855
    """
    if a < 1 or b < 1:
        raise ValueError(f"a and b must be at least 1, got {a} and {b}")
    heads = np.count_nonzero(data) + (a - 1)
    tosses = np.size(data) + (a - 1) + (b - 1)  # a + b would round next to 2
    return float(heads / tosses) if tosses else 0.5
