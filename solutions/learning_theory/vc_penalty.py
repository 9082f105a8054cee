"""Reference for learning_theory/vc_penalty."""


def vc_penalty(n: int, d_vc: int, delta: float) -> float:
    """Compute how far true errors can be above errors in a sample of n, but for a chance delta.

    It is ``sqrt(8 / n * log(4 * (2 * n)**d_vc / delta))``.

    Parameters
    ----------
    n : int
        The size of the sample, at least 1.
    d_vc : int
        The VC dimension of the class, not negative.
    delta : float
        The chance of being wrong that is accepted, strictly between 0 and 1.

    Returns
    -------
    float
        The penalty. It may be above 1.

    Raises
    ------
    ValueError
        If `n` is below 1, or `delta` not strictly between 0 and 1.

    Notes
    -----
    Compared at a relative tolerance of 1e-9. The power may be too large for a float.

    References
    ----------
    .. [1] Abu-Mostafa, Magdon-Ismail, Lin, "Learning from Data", 2012, equation 2.14.

    Examples
    --------
    >>> round(vc_penalty(10_000, 3, 0.1), 4)
    0.1635
    """
    import math

    if n < 1 or not 0 < delta < 1:
        raise ValueError("n must be at least 1, and delta between 0 and 1")
    return math.sqrt(8 / n * (math.log(4) + d_vc * math.log(2 * n) - math.log(delta)))
