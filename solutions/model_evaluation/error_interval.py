"""Reference for model_evaluation/error_interval."""


def error_interval(err: float, n: int, confidence: float = 0.95) -> tuple:
    """Bound the true error rate from the error on n test samples.

    The bounds come from the normal approximation of the binomial distribution.

    Parameters
    ----------
    err : float
        The share of the n samples that were predicted wrongly, from 0 to 1.
    n : int
        How many samples there were, at least 1.
    confidence : float
        How often such an interval should hold the true rate.

    Returns
    -------
    low : float
        ``err - z * sqrt(err * (1 - err) / n)``, at least 0.
    high : float
        ``err + z * sqrt(err * (1 - err) / n)``, at most 1.

    Raises
    ------
    ValueError
        If the confidence is not between 0 and 1; neither end is allowed.

    Notes
    -----
    A standard normal variable lies between -z and z with this confidence, that
    is, ``erf(z / sqrt(2)) = confidence``. Compared at an absolute tolerance of
    1e-9.

    References
    ----------
    .. [1] Mitchell, "Machine Learning", 1997, section 5.2.2, eq. (5.1).

    Examples
    --------
    >>> low, high = error_interval(0.2, 100)
    >>> round(low, 4), round(high, 4)
    (0.1216, 0.2784)
    """
    import math

    if not 0 < confidence < 1:
        raise ValueError(f"a confidence of {confidence}")
    below, above = 0.0, 10.0
    for _ in range(60):
        z = (below + above) / 2
        if math.erf(z / math.sqrt(2)) < confidence:
            below = z
        else:
            above = z
    half_width = z * math.sqrt(err * (1 - err) / n)
    return max(0.0, err - half_width), min(1.0, err + half_width)
