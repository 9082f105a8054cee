"""Reference for nearest_neighbors/neighborhood_edge."""


def neighborhood_edge(fraction: float, d: int) -> float:
    """Compute the side of a cube that holds a share of the unit cube.

    In many dimensions even a tiny share takes a cube nearly as wide as the whole.

    Parameters
    ----------
    fraction : float
        The share of the volume, from 0 to 1.
    d : int
        The number of dimensions, at least 1.

    Returns
    -------
    float
        The side of the cube, from 0 to 1.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Hastie, Tibshirani, Friedman, "The Elements of Statistical
       Learning", 2nd ed., 2009, section 2.5.

    Examples
    --------
    >>> neighborhood_edge(0.25, 2)
    0.5
    >>> round(neighborhood_edge(0.01, 10), 3)
    0.631
    """
    return float(fraction ** (1 / d))
