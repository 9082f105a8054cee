"""Reference for learning_theory/version_space."""

from collections.abc import Callable


def version_space(
    hypotheses: dict[str, Callable[..., object]], samples: list[tuple[object, object]]
) -> list[str]:
    """Find the hypotheses that agree with every sample.

    A single label that a hypothesis gets wrong excludes it.

    Parameters
    ----------
    hypotheses : dict of {str: callable}
        Functions from a point to a label, by their names.
    samples : list of (point, label)
        What has been seen. It may be empty, repeat itself, or contradict itself.

    Returns
    -------
    list of str
        The names of the hypotheses h with ``h(point) == label`` for each sample, sorted.

    Notes
    -----
    Compared exactly.

    References
    ----------
    .. [1] Mitchell, "Machine Learning", 1997, section 2.5.

    Examples
    --------
    >>> rules = {"rises": lambda x: x, "falls": lambda x: 1 - x, "is 1": lambda x: 1}
    >>> version_space(rules, [(1, 1)])
    ['is 1', 'rises']
    """
    return sorted(
        name for name, h in hypotheses.items() if all(h(point) == label for point, label in samples)
    )
