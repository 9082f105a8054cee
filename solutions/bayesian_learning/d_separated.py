"""Reference for bayesian_learning/d_separated."""


def d_separated(parents: dict[str, list[str]], x: str, y: str, given: set[str]) -> bool:
    """Decide from the graph alone whether two variables must be independent given others.

    They are d-separated if every path between them is blocked: by a given node at
    which the path does not collide, or by a collider that is neither given nor has
    a given descendant.

    Parameters
    ----------
    parents : dict
        For each node the list of its parents; there is no cycle.
    x : str
        A node.
    y : str
        A node, perhaps the same.
    given : set of str
        Nodes that were observed.

    Returns
    -------
    bool
        Whether `x` and `y` are d-separated by `given`: True if one of the two is
        given, else False if they are the same.

    Notes
    -----
    Compared exactly.

    References
    ----------
    .. [1] Lauritzen, Dawid, Larsen, Leimer, "Independence Properties of Directed
       Markov Fields", Networks 20, 1990, proposition 3.

    Examples
    --------
    >>> alarm = {"burglary": [], "earthquake": [], "alarm": ["burglary", "earthquake"]}
    >>> d_separated(alarm, "burglary", "earthquake", set())
    True
    >>> d_separated(alarm, "burglary", "earthquake", {"alarm"})
    False
    """
    if x in given or y in given:
        return True
    linked: dict[str, set[str]] = {}
    todo = [x, y, *given]
    while todo:
        node = todo.pop()
        if node not in linked:
            linked[node] = set()
            todo += parents[node]
    for node in list(linked):
        family = {node, *parents[node]}
        for member in family:
            linked[member] |= family
    reached, todo = set(given), [x]
    while todo:
        node = todo.pop()
        if node not in reached:
            reached.add(node)
            todo += linked[node]
    return y not in reached
