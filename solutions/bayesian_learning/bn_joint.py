"""Reference for bayesian_learning/bn_joint."""


def bn_joint(net: dict[str, dict], assignment: dict[str, int]) -> float:
    """Compute the probability that all variables of a network take given values.

    By the chain rule it is a product with one factor for each variable: its
    probability given the values of its parents.

    Parameters
    ----------
    net : dict
        For each variable a dict: ``'parents'`` lists its parents, and ``'cpt'``
        maps each tuple of their values, in that order, to the probability that
        the variable is 1.
    assignment : dict
        A value, 0 or 1, for each variable of the network.

    Returns
    -------
    float
        The probability.

    Raises
    ------
    ValueError
        If a variable of the network has no value.

    Notes
    -----
    Compared at a relative tolerance of 1e-9; zeros are exact.

    References
    ----------
    .. [1] Russell, Norvig, "Artificial Intelligence: A Modern Approach", 2010,
       section 14.2, eq. (14.2).

    Examples
    --------
    >>> net = {"rain": {"parents": [], "cpt": {(): 0.25}},
    ...        "wet": {"parents": ["rain"], "cpt": {(0,): 0.5, (1,): 0.75}}}
    >>> bn_joint(net, {"rain": 1, "wet": 0})
    0.0625
    """
    if missing := net.keys() - assignment.keys():
        raise ValueError(f"no value for {', '.join(sorted(missing))}")
    probability = 1.0
    for name, node in net.items():
        p = node["cpt"][tuple(assignment[parent] for parent in node["parents"])]
        probability *= p if assignment[name] == 1 else 1 - p
    return float(probability)
