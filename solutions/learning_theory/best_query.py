"""Reference for learning_theory/best_query."""

from collections.abc import Callable


def best_query(
    hypotheses: dict[str, Callable[..., int]], points: list[object]
) -> tuple[object, int]:
    """Find the point whose label leaves the fewest hypotheses in the worst case.

    A query splits the hypotheses into those that say 0 and those that say 1.

    Parameters
    ----------
    hypotheses : dict of {str: callable}
        Functions from a point to a label, 0 or 1, by their names; at least one.
    points : list
        The points that may be asked for; at least one.

    Returns
    -------
    point : object
        The first point in `points` with the smallest ``max(n0, n1)``, where n0 hypotheses say 0
        and n1 say 1.
    worst : int
        That maximum: how many hypotheses are left at most.

    Notes
    -----
    Compared exactly.

    References
    ----------
    .. [1] Mitchell, "Machine Learning", 1997, section 2.6.2.

    Examples
    --------
    >>> rules = {"rises": lambda x: x, "falls": lambda x: 1 - x, "is 1": lambda x: 1}
    >>> best_query(rules, [0, 1])
    (0, 2)
    """
    worst = []
    for point in points:
        ones = sum(h(point) for h in hypotheses.values())
        worst.append(max(ones, len(hypotheses) - ones))
    return points[worst.index(min(worst))], int(min(worst))
