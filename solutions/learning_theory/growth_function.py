"""Reference for learning_theory/growth_function."""


def growth_function(kind: str, n: int) -> int:
    """Count the most dichotomies that a class of hypotheses can make of n points.

    The points lie as is best for the class.

    Parameters
    ----------
    kind : str
        ``"rays"``: 1 from a threshold on, 0 below it, on a line. ``"intervals"``: 1 inside an
        interval of a line, 0 outside. ``"convex"``: 1 inside a convex set of the plane.
        ``"perceptron2d"``: lines in the plane, with either side labelled 1.
    n : int
        The number of points, not negative.

    Returns
    -------
    int
        The growth function of the class at n, an exact Python integer.

    Raises
    ------
    ValueError
        If `kind` is none of the four, or `n` is negative.

    Notes
    -----
    Compared exactly.

    References
    ----------
    .. [1] Abu-Mostafa, Magdon-Ismail, Lin, "Learning from Data", 2012, example 2.2.
    .. [2] Cover, "Geometrical and statistical properties of systems of linear inequalities with
       applications in pattern recognition", IEEE Transactions on Electronic Computers 14, 1965,
       theorem 1.

    Examples
    --------
    >>> [growth_function("perceptron2d", n) for n in range(5)]
    [1, 2, 4, 8, 14]
    """
    from math import comb

    if n < 0:
        raise ValueError("n is negative")
    if kind == "rays":
        return n + 1
    if kind == "intervals":
        return comb(n + 1, 2) + 1
    if kind == "convex":
        return 2**n
    if kind == "perceptron2d":
        return 2 * sum(comb(n - 1, i) for i in range(3)) if n else 1
    raise ValueError(f"no class is called {kind!r}")
