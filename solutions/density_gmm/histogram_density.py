"""Reference for density_gmm/histogram_density."""

import numpy as np


def histogram_density(x: np.ndarray, edges: np.ndarray) -> np.ndarray:
    """Estimate a density by counting: one height for each bin.

    The height of a bin is its share of all points divided by its width.

    Parameters
    ----------
    x : ndarray of shape (n,)
        Points, at least one, in any order.
    edges : ndarray of shape (m + 1,)
        Edges of the m bins, at least two of them, strictly increasing. A bin holds
        its left edge and not its right one; the last bin holds both.

    Returns
    -------
    ndarray of shape (m,)
        Heights, in one over the unit of `x`. Points outside of all bins are in no
        count, but n counts them.

    Raises
    ------
    ValueError
        If the edges are not strictly increasing.

    Notes
    -----
    Compared at a relative tolerance of 1e-9.

    References
    ----------
    .. [1] Silverman, "Density Estimation for Statistics and Data Analysis", 1986,
       section 2.2.

    Examples
    --------
    >>> histogram_density(np.array([0.0, 1.0, 1.0, 3.0, 9.0]), np.array([0.0, 1.0, 3.0])).tolist()
    [0.2, 0.3]
    """
    points, limits = np.asarray(x, dtype=float), np.asarray(edges, dtype=float)
    widths = np.diff(limits)
    if np.any(widths <= 0):
        raise ValueError("the edges must increase strictly")
    below = np.searchsorted(np.sort(points), limits, side="left")
    below[-1] = np.count_nonzero(points <= limits[-1])
    return np.diff(below) / (len(points) * widths)
