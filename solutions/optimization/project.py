"""Reference for optimization/project."""

import numpy as np


def project(w: np.ndarray, kind: str, radius: float = 1.0) -> np.ndarray:
    """Find the point of a set that is nearest to a given one.

    ========= ===========================================
    kind      the set, with ``r = radius``
    ========= ===========================================
    'l2'      norm(p) <= r, the Euclidean ball
    'box'     -r <= p[j] <= r for every j
    'simplex' p[j] >= 0 for every j, and sum(p) = r
    'l1'      sum(abs(p)) <= r
    ========= ===========================================

    Parameters
    ----------
    w : ndarray of shape (d,)
        Any point, ``d >= 1``.
    kind : {'l2', 'box', 'simplex', 'l1'}
        The set.
    radius : float, optional
        Its size, at least 0. With 0 the only point of any of the sets is zero.

    Returns
    -------
    ndarray of shape (d,)
        The nearest point of the set in Euclidean distance: equal to `w` if `w` is
        in the set.

    Raises
    ------
    ValueError
        If `radius` is negative or `kind` is none of the four.

    Notes
    -----
    The sets are convex, so the nearest point is unique. Compared at a relative
    tolerance of 1e-9, and an absolute one of 1e-9.

    References
    ----------
    .. [1] Duchi, Shalev-Shwartz, Singer, Chandra, "Efficient Projections onto the
       l1-Ball for Learning in High Dimensions", ICML 2008, figure 1 and section 4.

    Examples
    --------
    >>> w = np.array([3.0, -4.0])
    >>> project(w, "l2").round(9).tolist(), project(w, "box").tolist()
    ([0.6, -0.8], [1.0, -1.0])
    >>> project(w, "simplex").tolist(), project(w, "l1").tolist()
    ([1.0, 0.0], [0.0, -1.0])
    """
    if radius < 0 or kind not in ("l2", "box", "simplex", "l1"):
        raise ValueError(f"no such set: kind {kind!r}, radius {radius}")
    w = np.array(w, dtype=float)
    if kind == "box":
        return np.clip(w, -radius, radius)
    size = np.linalg.norm(w) if kind == "l2" else np.abs(w).sum()
    if kind != "simplex" and size <= radius:
        return w
    if kind == "l2":
        return w * (radius / size)
    # Both others take the same amount off all entries and cut at zero; the largest ones pay
    # until what is left adds up to the radius.
    u = np.abs(w) if kind == "l1" else w
    falling = np.sort(u)[::-1]
    levels = (np.cumsum(falling) - radius) / np.arange(1, len(w) + 1)
    shrunk = np.maximum(u - levels[np.sum(falling >= levels) - 1], 0.0)
    return np.sign(w) * shrunk if kind == "l1" else shrunk
