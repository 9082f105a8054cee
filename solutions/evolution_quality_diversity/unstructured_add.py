"""Reference for evolution_quality_diversity/unstructured_add."""

import numpy as np


def unstructured_add(
    archive: list[tuple[np.ndarray, np.ndarray, float]],
    b: np.ndarray,
    x: np.ndarray,
    fitness: float,
    radius: float,
) -> list[tuple[np.ndarray, np.ndarray, float]]:
    """Offer a solution to an archive without a grid.

    If the nearest descriptor in the archive is farther than `radius`, or there is none, the
    solution is appended. Otherwise it replaces that nearest entry, in its place, if its
    fitness is strictly higher. Equal distances: the entry with the smaller index.

    Parameters
    ----------
    archive : list of (b, x, fitness)
        Descriptor, solution and fitness of each entry. It stays as it is.
    b : ndarray of shape (q,)
        The descriptor of the new solution.
    x : ndarray of shape (d,)
        The new solution.
    fitness : float
        Its fitness, finite; larger is better.
    radius : float
        How near is near, 0 or more.

    Returns
    -------
    list of (b, x, fitness)
        A new list.

    Notes
    -----
    Compared exactly.

    References
    ----------
    .. [1] Cully, Demiris, "Quality and diversity optimization: a unifying modular
       framework", IEEE Transactions on Evolutionary Computation 22(2), 2018, section III;
       their rule asks besides that the second nearest entry be farther than the radius.

    Examples
    --------
    >>> near = unstructured_add([], np.array([0.0]), np.array([1.0]), 2.0, 0.5)
    >>> [fitness for _, _, fitness in near]
    [2.0]
    >>> near = unstructured_add(near, np.array([0.5]), np.array([3.0]), 7.0, 0.5)
    >>> [fitness for _, _, fitness in near]
    [7.0]
    """
    new = (np.array(b, dtype=float), np.array(x, dtype=float), float(fitness))
    distances = [np.linalg.norm(new[0] - entry[0]) for entry in archive]
    if not archive or min(distances) > radius:
        return [*archive, new]
    nearest = int(np.argmin(distances))
    if new[2] <= archive[nearest][2]:
        return list(archive)
    return [*archive[:nearest], new, *archive[nearest + 1 :]]
