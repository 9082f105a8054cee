"""Reference for model_evaluation/f_beta."""


def f_beta(precision: float, recall: float, beta: float = 1.0) -> float:
    """Combine precision and recall into one score.

    It is their weighted harmonic mean; recall counts beta**2 times as much.

    Parameters
    ----------
    precision : float
        From 0 to 1.
    recall : float
        From 0 to 1.
    beta : float
        How many times as important recall is, above 0.

    Returns
    -------
    float
        ``(1 + beta**2) / (1 / precision + beta**2 / recall)``.

    Notes
    -----
    If precision or recall is 0, or both are, the score is 0.0.

    References
    ----------
    .. [1] van Rijsbergen, "Information Retrieval", 1979, chapter 7.

    Examples
    --------
    >>> f_beta(0.5, 1.0)
    0.6666666666666666
    >>> f_beta(0.5, 1.0, beta=2.0)
    0.8333333333333334
    """
    if precision == 0 and recall == 0:
        return 0.0
    # One fraction, multiplied out, so that a single 0 needs no special case.
    weight = beta**2
    return float((1 + weight) * precision * recall / (weight * precision + recall))
