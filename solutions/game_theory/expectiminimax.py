"""Reference for game_theory/expectiminimax."""


def expectiminimax(tree: dict) -> float:
    """Compute the value of a game with two players and chance.

    A node of chance is worth the mean of its children; the players take the largest and the
    smallest value.

    Parameters
    ----------
    tree : dict
        A leaf ``{"value": v}``; or a node with a list of trees under ``"children"`` and under
        ``"type"`` one of ``"max"`` (the first player moves), ``"min"`` (the second) and
        ``"chance"``, which has a list of probabilities under ``"probs"``, one for each child.

    Returns
    -------
    float
        The largest value of the children, the smallest, or their mean weighted by `probs`.

    Raises
    ------
    ValueError
        If the probabilities of a chance node are not one for each child, one of them is
        negative, or their sum is more than 1e-9 away from 1.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, and an absolute one of 1e-9.

    References
    ----------
    .. [1] Russell, Norvig, "Artificial Intelligence: A Modern Approach", section on
       stochastic games.

    Examples
    --------
    >>> coin = {"type": "chance", "probs": [0.5, 0.5], "children": [{"value": -4}, {"value": 10}]}
    >>> expectiminimax({"type": "max", "children": [{"value": 2}, coin]})
    3.0
    """
    if "value" in tree:
        return float(tree["value"])
    values = [expectiminimax(child) for child in tree["children"]]
    if tree["type"] == "max":
        return max(values)
    if tree["type"] == "min":
        return min(values)
    probs = tree["probs"]
    if len(probs) != len(values) or min(probs) < 0 or abs(sum(probs) - 1) > 1e-9:
        raise ValueError("not a distribution over the children")
    return float(sum(p * value for p, value in zip(probs, values, strict=True)))
