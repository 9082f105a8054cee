"""Reference for nearest_neighbors/cover_hart_upper."""


def cover_hart_upper(bayes: float, n_classes: int) -> float:
    """Bound the limiting error of one nearest neighbour by the Bayes error.

    With the Bayes error ``R`` and ``C`` classes the bound is
    ``R * (2 - C / (C - 1) * R)``.

    Parameters
    ----------
    bayes : float
        The Bayes error, from 0 to ``(C - 1) / C``.
    n_classes : int
        The number of classes ``C``, at least 2.

    Returns
    -------
    float
        The largest error that one nearest neighbour can have in the limit.

    Raises
    ------
    ValueError
        If ``n_classes < 2``, or `bayes` lies outside of its range by more than
        1e-12.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Cover, Hart, "Nearest Neighbor Pattern Classification", IEEE
       Transactions on Information Theory 13(1), 1967, 21-27.

    Examples
    --------
    >>> cover_hart_upper(0.25, 2)
    0.375
    """
    if n_classes < 2:
        raise ValueError("there must be two classes or more")
    if not -1e-12 <= bayes <= (n_classes - 1) / n_classes + 1e-12:
        raise ValueError("no Bayes error can be there")
    return float(bayes * (2 - n_classes / (n_classes - 1) * bayes))
