"""Reference for mdp_q_learning/infinite_bound."""


def infinite_bound(r_max: float, gamma: float, steps: int = 0) -> float:
    """Bound what all rewards after some steps can still add up to.

    If no reward is larger in size than `r_max`, this is
    ``gamma ** steps * r_max / (1 - gamma)``.

    Parameters
    ----------
    r_max : float
        The largest size of a reward, not negative.
    gamma : float
        The discount factor, from 0 to 1.
    steps : int, optional
        How many steps are over, not negative.

    Returns
    -------
    float
        The bound. With ``gamma = 1`` infinity, or 0.0 if `r_max` is 0.

    Raises
    ------
    ValueError
        If `r_max` or `steps` is negative, or `gamma` lies outside [0, 1].

    Notes
    -----
    ``0 ** 0`` is 1. Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Sutton, Barto, "Reinforcement Learning: An Introduction", 2nd edition, MIT
       Press, 2018, section 3.3, equation 3.10.

    Examples
    --------
    >>> infinite_bound(3.0, 0.5), infinite_bound(3.0, 0.5, 2)
    (6.0, 1.5)
    """
    if r_max < 0 or steps < 0 or not 0 <= gamma <= 1:
        raise ValueError("r_max and steps must not be negative, gamma must lie in [0, 1]")
    if gamma == 1:
        return float("inf") if r_max > 0 else 0.0
    return float(gamma**steps * r_max / (1 - gamma))
