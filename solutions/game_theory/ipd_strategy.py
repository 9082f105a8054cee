"""Reference for game_theory/ipd_strategy."""


def ipd_strategy(name: str, own: list[int], opp: list[int]) -> int:
    """Choose the next move of a well-known strategy in the repeated prisoner's dilemma.

    The histories may be any, also such as the strategy itself would not have made.

    Parameters
    ----------
    name : str
        ``"allc"`` cooperates, ``"alld"`` defects. ``"tft"`` (tit for tat) cooperates first, then
        does what the opponent did last. ``"grim"`` cooperates until anyone has defected, then
        defects for ever. ``"pavlov"`` cooperates first, and then if both did the same last.
    own : list of int
        The player's own moves so far, 0 for cooperation and 1 for defection.
    opp : list of int
        The opponent's moves so far, as many.

    Returns
    -------
    int
        The next move, 0 or 1.

    Raises
    ------
    ValueError
        If the name is none of the five.

    Notes
    -----
    Exact.

    References
    ----------
    .. [1] Axelrod, "The Evolution of Cooperation", Basic Books 1984.
    .. [2] Nowak, Sigmund, "A strategy of win-stay, lose-shift that outperforms tit-for-tat in
       the Prisoner's Dilemma game", Nature 364, 1993.

    Examples
    --------
    >>> ipd_strategy("tft", [0, 0], [0, 1])
    1
    >>> ipd_strategy("pavlov", [1, 1], [0, 1])
    0
    """
    if name == "allc":
        return 0
    if name == "alld":
        return 1
    if name == "tft":
        return int(opp[-1]) if opp else 0
    if name == "grim":
        return int(1 in own or 1 in opp)
    if name == "pavlov":
        return int(own[-1] != opp[-1]) if own else 0
    raise ValueError(f"no strategy {name}")
