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

    def follow(node: dict, plan: dict) -> float:  # numpydoc ignore=GL08
        # Return what a plan for both players is worth from a node on.
        if "value" in node:
            return float(node["value"])
        if "info" in node:
            k = node["actions"].index(plan[node["type"], node["info"]])
            return follow(node["children"][k], plan)
        return sum(
            p * follow(c, plan) for p, c in zip(node["probs"], node["children"], strict=True)
        )

    sets: dict = {"max": {}, "min": {}}
    todo = [tree]
    for node in todo:
        todo += node.get("children", [])
        if "info" in node:
            known = sets[node["type"]].setdefault(node["info"], list(node["actions"]))
            if known != list(node["actions"]):
                raise ValueError("one information set, two lists of actions")
    keys = [(who, name) for who in sets for name in sorted(sets[who])]
    rows, columns = (list(product(*(s[name] for name in sorted(s)))) for s in sets.values())
    A = [[follow(tree, dict(zip(keys, r + c, strict=True))) for c in columns] for r in rows]
    return np.array(A), rows, columns
