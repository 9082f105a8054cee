"""Reference for bayesian_learning/topological_order."""


def topological_order(parents: dict[str, list[str]]) -> list[str]:
    """List the nodes of a graph so that parents come before their children.

    Of all nodes whose parents stand in the list already, the alphabetically
    smallest comes next.

    Parameters
    ----------
    parents : dict
        For each node the list of its parents, each once; perhaps none.

    Returns
    -------
    list of str
        All nodes.

    Raises
    ------
    ValueError
        If there is a cycle, or a parent that is no key of `parents`.

    Notes
    -----
    Compared exactly. The smaller of two strings is the one that Python's ``<`` says.

    References
    ----------
    .. [1] Kahn, "Topological Sorting of Large Networks", Communications of the
       ACM 5(11), 1962.

    Examples
    --------
    >>> topological_order({"a": ["b"], "b": [], "z": []})
    ['b', 'a', 'z']
    """
    order: list[str] = []
    while len(order) < len(parents):
        waiting = {node: above for node, above in parents.items() if node not in order}
        ready = [node for node, above in waiting.items() if set(above) <= set(order)]
        if not ready:
            raise ValueError("there is a cycle, or a parent that is no node")
        order.append(min(ready))
    return order
