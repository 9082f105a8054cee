"""Reference for model_evaluation/family_wise_error_rate."""


def family_wise_error_rate(alpha: float, m: int) -> float:
    """Find the chance of at least one false alarm among m independent tests.

    There is no effect in any of them, so each alarm is a false one.

    Parameters
    ----------
    alpha : float
        The chance of a false alarm in one test, from 0 to 1.
    m : int
        How many tests, 0 or more.

    Returns
    -------
    float
        ``1 - (1 - alpha)**m``, without loss of digits for tiny `alpha`.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, also for an `alpha` of 1e-12.

    References
    ----------
    .. [1] Shaffer, "Multiple Hypothesis Testing", Annual Review of Psychology
       46, 1995.

    Examples
    --------
    >>> round(family_wise_error_rate(0.05, 20), 4)
    0.6415
    """
    import math

    if m == 0:
        return 0.0
    if alpha == 1:  # its logarithm below would be minus infinity
        return 1.0
    return -math.expm1(m * math.log1p(-alpha))
