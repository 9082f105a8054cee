"""Reference for bayesian_learning/topological_order."""

import heapq


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
    children: dict[str, list[str]] = {node: [] for node in parents}
    for node, above in parents.items():
        for parent in above:
            if parent not in children:
                raise ValueError(f"{node} has the parent {parent}, which is no node")
            children[parent].append(node)
    missing = {node: len(above) for node, above in parents.items()}
    free = sorted(node for node, count in missing.items() if count == 0)
    order = []
    while free:
        node = heapq.heappop(free)
        order.append(node)
        for child in children[node]:
            missing[child] -= 1
            if missing[child] == 0:
                heapq.heappush(free, child)
    if len(order) < len(parents):
        raise ValueError("the graph has a cycle")
    return order
