"""Reference for randomized_optimization/should_stop."""


def should_stop(history: list[float], target: float, max_gen: int, patience: int) -> str:
    """Return why a search should stop, or an empty text.

    Reasons are a fitness that is good enough, enough generations, or no progress.

    Parameters
    ----------
    history : list of float
        The best fitness in each generation so far, generation 0 included. May be empty.
    target : float
        A fitness that is good enough.
    max_gen : int
        At most so many generations after generation 0.
    patience : int
        So many generations without a new best are enough, at least 1.

    Returns
    -------
    str
        "target", "generations", "stagnation" or "", the first that is true in this
        order.

    Notes
    -----
    "target": some entry is at least target. "generations": max_gen generations were
    made. "stagnation": there are more than patience entries, and none of the last
    patience is above the best of those before.

    References
    ----------
    .. [1] Eiben, Smith, "Introduction to Evolutionary Computing", 2003, chapter 2.

    Examples
    --------
    >>> should_stop([3.0, 5.0, 5.0, 4.0], 9.0, 50, 2)
    'stagnation'
    >>> should_stop([3.0, 5.0, 5.0, 4.0], 9.0, 50, 3)
    ''
    """
    if len(history) == 0:
        return ""
    if max(history) >= target:
        return "target"
    if len(history) - 1 >= max_gen:
        return "generations"
    if len(history) > patience and max(history[-patience:]) <= max(history[:-patience]):
        return "stagnation"
    return ""
