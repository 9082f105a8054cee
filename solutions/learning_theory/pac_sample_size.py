"""Reference for learning_theory/pac_sample_size."""


def pac_sample_size(h_size: int, eps: float, delta: float) -> int:
    """Find how many examples a consistent learner needs, by Haussler's bound.

    A learner is consistent if its hypothesis agrees with all examples.

    Parameters
    ----------
    h_size : int
        The number of hypotheses, at least 1. It may be too large for a float.
    eps : float
        The true error that is accepted, strictly between 0 and 1.
    delta : float
        The chance of a larger one that is accepted, strictly between 0 and 1.

    Returns
    -------
    int
        The smallest m with ``h_size * exp(-eps * m) <= delta``.

    Raises
    ------
    ValueError
        If `h_size` is below 1, or `eps` or `delta` not strictly between 0 and 1.

    Notes
    -----
    Compared exactly. ``(log(h_size) + log(1 / delta)) / eps`` is at least 1e-6 away from an
    integer.

    References
    ----------
    .. [1] Haussler, "Quantifying inductive bias", Artificial Intelligence 36, 1988; Mitchell,
       "Machine Learning", 1997, equation 7.2.

    Examples
    --------
    >>> pac_sample_size(10, 0.1, 0.2)
    40
    """
    import math

    if not (h_size >= 1 and 0 < eps < 1 and 0 < delta < 1):
        raise ValueError("h_size must be at least 1, eps and delta between 0 and 1")
    return math.ceil((math.log(h_size) - math.log(delta)) / eps)
