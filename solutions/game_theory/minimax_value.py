"""Reference for game_theory/minimax_value."""


def minimax_value(tree: float | list, maximizing: bool = True) -> float:
    """Compute the value of a game in which two players move in turn.

    A leaf is worth its number; an inner node is worth the largest value of its children where
    the first player moves and the smallest where the second does.

    Parameters
    ----------
    tree : float or list
        A number (a leaf), or a list of trees, which are what the player may move to. The
        players alternate from one level to the next.
    maximizing : bool, optional
        Whether the first player, who wants a large value, moves at the root.

    Returns
    -------
    float
        The value of the tree.

    Raises
    ------
    ValueError
        If a list anywhere in the tree is empty.

    Notes
    -----
    Exact, since no arithmetic is done.

    References
    ----------
    .. [1] Russell, Norvig, "Artificial Intelligence: A Modern Approach", chapter on
       adversarial search and games.

    Examples
    --------
    >>> minimax_value([[3, 12, 8], [2, 4, 6], [14, 5, 2]])
    3.0
    """
    if not isinstance(tree, list):
        return float(tree)
    if not tree:
        raise ValueError("a player has no move")
    values = [minimax_value(child, not maximizing) for child in tree]
    return max(values) if maximizing else min(values)
