"""Reference for learning_theory/hoeffding_bound."""


def hoeffding_bound(n: int, eps: float, m: int = 1) -> float:
    """Bound the chance that some of m error rates is off by more than eps in a sample of n.

    It is ``min(1, 2 * m * exp(-2 * eps**2 * n))``: Hoeffding's inequality for one hypothesis,
    and the union bound for `m` of them.

    Parameters
    ----------
    n : int
        The size of the sample, at least 1.
    eps : float
        The distance between error in the sample and true error, not negative.
    m : int, optional
        The number of hypotheses, at least 1. It may be too large for a float.

    Returns
    -------
    float
        The bound, at most 1.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Hoeffding, "Probability inequalities for sums of bounded random variables",
       Journal of the American Statistical Association 58, 1963, theorem 2.

    Examples
    --------
    >>> round(hoeffding_bound(1000, 0.05), 6)
    0.013476
    >>> hoeffding_bound(100, 0.1, m=10)
    1.0
    """
    import math

    return math.exp(min(0.0, math.log(2 * m) - 2 * eps**2 * n))
