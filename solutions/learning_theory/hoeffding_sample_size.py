"""Reference for learning_theory/hoeffding_sample_size."""


def hoeffding_sample_size(eps: float, delta: float, m: int = 1) -> int:
    """Find how many examples make Hoeffding's bound for m hypotheses at most delta.

    It is the logarithm of ``2 * m / delta``, divided by ``2 * eps**2`` and rounded up.

    Parameters
    ----------
    eps : float
        The distance between error in the sample and true error, positive.
    delta : float
        The chance of being wrong that is accepted, strictly between 0 and 1.
    m : int, optional
        The number of hypotheses, at least 1. It may be too large for a float.

    Returns
    -------
    int
        The smallest n with ``2 * m * exp(-2 * eps**2 * n) <= delta``.

    Raises
    ------
    ValueError
        If `eps` is not positive, `delta` not strictly between 0 and 1, or `m` below 1.

    Notes
    -----
    Compared exactly. ``log(2 * m / delta) / (2 * eps**2)`` is at least 1e-6 away from an
    integer.

    References
    ----------
    .. [1] Hoeffding, "Probability inequalities for sums of bounded random variables",
       Journal of the American Statistical Association 58, 1963, theorem 2.

    Examples
    --------
    >>> hoeffding_sample_size(0.05, 0.05)
    738
    """
    import math

    if not (eps > 0 and 0 < delta < 1 and m >= 1):
        raise ValueError("eps must be positive, delta between 0 and 1, and m at least 1")
    return math.ceil((math.log(2 * m) - math.log(delta)) / (2 * eps**2))
