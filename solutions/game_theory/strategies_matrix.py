"""Reference for game_theory/strategies_matrix."""

import numpy as np


def strategies_matrix(
    tree: dict,
) -> tuple[np.ndarray, list[tuple[str, ...]], list[tuple[str, ...]]]:
    """Write a game tree with hidden information as a table.

    A strategy says in advance what its player does in each information set. The table has a row
    for each strategy of the first player and a column for each of the second.

    Parameters
    ----------
    tree : dict
        Nodes as in `expectiminimax`. A node of a player also has the name of its information
        set under ``"info"``, and under ``"actions"`` a list of labels, one for each child.
        Nodes of one set belong to the same player.

    Returns
    -------
    A : ndarray of shape (m, n)
        What the first player gets on average.
    rows : list of tuple of str
        The strategies of the first player: a label for each of the player's information sets,
        sets in the order of their names. The list is in the order of ``itertools.product``, with
        labels as they are listed in the tree.
    columns : list of tuple of str
        Those of the second player, likewise.

    Raises
    ------
    ValueError
        If two nodes of one information set do not have the same actions in the same order.

    Notes
    -----
    Entries are compared at a relative and an absolute tolerance of 1e-9.

    References
    ----------
    .. [1] Osborne, Rubinstein, "A Course in Game Theory", MIT Press 1994, chapter 11.

    Examples
    --------
    >>> leaf = lambda v: {"value": v}
    >>> guess = lambda *pay: {
    ...     "type": "min", "info": "g", "actions": ["h", "t"], "children": [leaf(v) for v in pay]}
    >>> penny = {"type": "max", "info": "p", "actions": ["h", "t"],
    ...          "children": [guess(1, -1), guess(-1, 1)]}
    >>> strategies_matrix(penny)
    (array([[ 1., -1.],
           [-1.,  1.]]), [('h',), ('t',)], [('h',), ('t',)])
    """
    from itertools import product

    sets: dict[str, dict[str, list[str]]] = {"max": {}, "min": {}}

    def collect(node: dict) -> None:
        if "info" in node:
            known = sets[node["type"]].setdefault(node["info"], list(node["actions"]))
            if known != list(node["actions"]):
                raise ValueError("one information set, two lists of actions")
        for child in node.get("children", []):
            collect(child)

    def follow(node: dict, plan: dict) -> float:
        if "value" in node:
            return float(node["value"])
        if node["type"] == "chance":
            pairs = zip(node["probs"], node["children"], strict=True)
            return sum(p * follow(child, plan) for p, child in pairs)
        choice = plan[node["type"], node["info"]]
        return follow(node["children"][node["actions"].index(choice)], plan)

    collect(tree)
    keys = {who: [(who, name) for name in sorted(sets[who])] for who in sets}
    rows, columns = (list(product(*(sets[w][name] for w, name in keys[w]))) for w in sets)
    plans = [
        dict(zip(keys["max"] + keys["min"], r + c, strict=True)) for r in rows for c in columns
    ]
    A = np.array([follow(tree, plan) for plan in plans])
    return A.reshape(len(rows), len(columns)), rows, columns
