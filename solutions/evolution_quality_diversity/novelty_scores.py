"""Reference for evolution_quality_diversity/novelty_scores."""

import numpy as np


def novelty_scores(B: np.ndarray, archive: np.ndarray, k: int) -> np.ndarray:
    """Compute how far each descriptor lies from its nearest neighbours in an archive.

    The novelty of a row is its mean Euclidean distance to the `k` nearest rows of `archive`,
    or to all of them if there are fewer.

    Parameters
    ----------
    B : ndarray of shape (n, q)
        Behaviour descriptors, one per row.
    archive : ndarray of shape (m, q)
        Descriptors in the archive; m may be 0. A row that equals a row of `B` counts, with
        the distance 0.
    k : int
        Number of neighbours, 1 or more.

    Returns
    -------
    ndarray of shape (n,)
        Novelty, 0 or more; infinity if the archive is empty.

    Raises
    ------
    ValueError
        If `k` is below 1.

    Notes
    -----
    Compared at a relative tolerance of 1e-9, also for descriptors that lie close together
    and far from the origin.

    References
    ----------
    .. [1] Lehman, Stanley, "Abandoning objectives: evolution through the search for
       novelty alone", Evolutionary Computation 19(2), 2011, equation 1;
       there the current population counts as well.

    Examples
    --------
    >>> archive = np.array([[0.0, 0.0], [3.0, 4.0], [9.0, 12.0]])
    >>> novelty_scores(np.array([[0.0, 0.0], [3.0, 0.0]]), archive, 2).tolist()
    [2.5, 3.5]
    """
    if k < 1:
        raise ValueError("k must be at least 1")
    if len(archive) == 0:
        return np.full(len(B), np.inf)
    squared = np.zeros((len(B), len(archive)))
    for column, kept in zip(B.T, archive.T, strict=True):
        squared += np.subtract.outer(np.asarray(column, dtype=float), kept) ** 2
    nearest = np.sort(np.sqrt(squared), axis=1)[:, :k]
    return np.mean(nearest, axis=1)
