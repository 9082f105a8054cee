"""Reference for learning_theory/halving_mistakes."""

from collections.abc import Callable


def halving_mistakes(
    hypotheses: dict[str, Callable[..., int]], stream: list[tuple[object, int]]
) -> tuple[int, list[str]]:
    """Predict by majority vote of what is still possible, and count the mistakes.

    After each sample the hypotheses that were wrong about it are dropped.

    Parameters
    ----------
    hypotheses : dict of {str: callable}
        Functions from a point to a label, 0 or 1, by their names.
    stream : list of (point, label)
        What is seen, one after the other; labels are 0 or 1.

    Returns
    -------
    mistakes : int
        How often the vote was wrong. It is 1 if more than half of the hypotheses that agree with
        all earlier samples say 1, else 0: in a tie, and if none is left.
    survivors : list of str
        The names of the hypotheses that agree with the whole stream, sorted.

    Notes
    -----
    Compared exactly.

    References
    ----------
    .. [1] Littlestone, "Learning quickly when irrelevant attributes abound", Machine Learning 2,
       1988, section 3.

    Examples
    --------
    >>> rules = {"rises": lambda x: x, "falls": lambda x: 1 - x, "is 1": lambda x: 1}
    >>> halving_mistakes(rules, [(1, 1), (0, 1)])
    (1, ['is 1'])
    """
    left, mistakes = sorted(hypotheses), 0
    for point, label in stream:
        votes = {name: hypotheses[name](point) for name in left}
        vote = int(2 * sum(votes.values()) > len(left))
        mistakes += vote != label
        left = [name for name in left if votes[name] == label]
    return mistakes, left
