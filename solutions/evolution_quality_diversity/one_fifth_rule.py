"""Reference for evolution_quality_diversity/one_fifth_rule."""


def one_fifth_rule(sigma: float, successes: int, trials: int, factor: float = 1.5) -> float:
    """Adapt the step size to the share of successful steps.

    A share above one fifth multiplies `sigma` by `factor`, one below divides it; exactly one
    fifth leaves it as it is, and so does no trial at all.

    Parameters
    ----------
    sigma : float
        The step size now, positive.
    successes : int
        How many offspring were better than their parent, from 0 to `trials`.
    trials : int
        How many offspring there were, 0 or more.
    factor : float, optional
        By how much the step size changes, above 1.

    Returns
    -------
    float
        The new step size.

    Raises
    ------
    ValueError
        If `successes` is negative or above `trials`.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Rechenberg, "Evolutionsstrategie", Frommann-Holzboog, 1973.

    Examples
    --------
    >>> one_fifth_rule(0.5, 3, 10), one_fifth_rule(0.5, 2, 10), one_fifth_rule(0.75, 1, 10)
    (0.75, 0.5, 0.5)
    """
    if not 0 <= successes <= trials:
        raise ValueError("successes must be from 0 to trials")
    if 5 * successes > trials:
        return float(sigma * factor)
    if 5 * successes < trials:
        return float(sigma / factor)
    return float(sigma)
