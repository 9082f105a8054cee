"""Reference for dimensionality_reduction/jl_dimension."""

import numpy as np


def jl_dimension(n: int, eps: float) -> int:
    """Return how many dimensions suffice to keep all distances of `n` points.

    This is the bound of Johnson and Lindenstrauss, with the constant of Dasgupta
    and Gupta.

    Parameters
    ----------
    n : int
        The number of points.
    eps : float
        The relative error of squared distances that is allowed, between 0 and 1.

    Returns
    -------
    int
        The smallest integer `k` with ``k >= 4 * log(n) / (eps**2 / 2 - eps**3 / 3)``.

    Raises
    ------
    ValueError
        If `eps` is not above 0 and below 1, or `n` is below 1.

    Notes
    -----
    No test lies where rounding could decide.

    References
    ----------
    .. [1] Dasgupta, Gupta, "An Elementary Proof of a Theorem of Johnson and
       Lindenstrauss", Random Structures and Algorithms 22(1), 2003, 60-65,
       theorem 2.1.

    Examples
    --------
    >>> jl_dimension(100, 0.1), jl_dimension(1, 0.5)
    (3948, 0)
    """
    if n < 1 or not 0 < eps < 1:
        raise ValueError("n must be 1 or more, and eps above 0 and below 1")
    return int(np.ceil(4 * np.log(n) / (eps**2 / 2 - eps**3 / 3)))
