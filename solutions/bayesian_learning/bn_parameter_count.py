"""Reference for bayesian_learning/bn_parameter_count."""


def bn_parameter_count(parents: dict[str, list[str]], card: dict[str, int]) -> tuple[int, int]:
    """Count the free numbers of a network, and those of one table of everything.

    A distribution over ``k`` values has ``k - 1`` free numbers. A network has a
    distribution for each variable and each combination of its parents' values.

    Parameters
    ----------
    parents : dict
        For each variable the list of its parents.
    card : dict
        For each variable how many values it has, at least 1.

    Returns
    -------
    network : int
        Free numbers of the network.
    joint : int
        Free numbers of the joint table of all variables.

    Notes
    -----
    Compared exactly; numbers beyond 2**63 occur.

    References
    ----------
    .. [1] Koller, Friedman, "Probabilistic Graphical Models", 2009, section
       3.2.1.

    Examples
    --------
    >>> bn_parameter_count({"play": [], "outlook": ["play"]}, {"play": 2, "outlook": 3})
    (5, 5)
    >>> bn_parameter_count({"a": [], "b": ["a"], "c": ["a"]}, {"a": 2, "b": 3, "c": 3})
    (9, 17)
    """
    network, joint = 0, 1
    for node, above in parents.items():
        tables = 1
        for parent in above:
            tables *= card[parent]
        network += (card[node] - 1) * tables
        joint *= card[node]
    return network, joint - 1
