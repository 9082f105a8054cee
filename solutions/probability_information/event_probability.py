"""Reference for probability_information/event_probability."""


def event_probability(p: dict[object, float], event: set[object]) -> float:
    """Add up the probabilities of the outcomes that make up an event.

    Before that, check that `p` is a distribution.

    Parameters
    ----------
    p : dict
        The probability of each outcome. Outcomes are texts, integers or tuples of
        such.
    event : set
        Outcomes. One that `p` does not know has the probability 0.

    Returns
    -------
    float
        The probability of the event, between 0 and 1.

    Raises
    ------
    ValueError
        If a probability is negative, or if all of them together differ from 1
        by more than 1e-9.

    Notes
    -----
    Compared at an absolute tolerance of 1e-9. In the tests the total differs
    from 1 by at most 1e-12 or by at least 1e-6.

    References
    ----------
    .. [1] Wasserman, "All of Statistics", 2004, section 1.3, definition 1.5.

    Examples
    --------
    >>> weather = {"sun": 0.5, "rain": 0.25, "snow": 0.25}
    >>> event_probability(weather, {"rain", "snow"}), event_probability(weather, {"fog"})
    (0.5, 0.0)
    """
    if min(p.values()) < 0 or abs(sum(p.values()) - 1) > 1e-9:
        raise ValueError(f"not a distribution: {p}")
    return float(sum(p.get(outcome, 0.0) for outcome in event))
