"""Reference for learning_theory/sauer_bound."""


def sauer_bound(n: int, k: int) -> int:
    """Bound the number of dichotomies of n points by a class that shatters no k points.

    The bound is a polynomial of degree ``k - 1`` in n.

    Parameters
    ----------
    n : int
        The number of points, from 0 to 1000.
    k : int
        A break point: no k points are shattered. At least 1.

    Returns
    -------
    int
        The sum of the binomial coefficients "n over i" for i from 0 to k - 1, an exact Python
        integer.

    Raises
    ------
    ValueError
        If `k` is below 1.

    Notes
    -----
    Compared exactly.

    References
    ----------
    .. [1] Sauer, "On the density of families of sets", Journal of Combinatorial Theory A 13,
       1972, theorem 1.

    Examples
    --------
    >>> sauer_bound(4, 3)
    11
    """
    from math import comb

    if k < 1:
        raise ValueError("k is below 1")
    return sum(comb(n, i) for i in range(k))
