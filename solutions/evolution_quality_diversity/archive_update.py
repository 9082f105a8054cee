"""Reference for evolution_quality_diversity/archive_update."""

import numpy as np

from solutions.evolution_quality_diversity.novelty_scores import novelty_scores


def archive_update(archive: np.ndarray, B: np.ndarray, threshold: float, k: int) -> np.ndarray:
    """Add the novel rows to an archive, one after the other.

    A row of `B` enters if its ``novelty_scores`` are above `threshold` in the archive of that
    moment, rows that have just entered included. Into an empty archive any row enters.

    Parameters
    ----------
    archive : ndarray of shape (m, q)
        Descriptors kept so far; m may be 0.
    B : ndarray of shape (n, q)
        New descriptors, in the order in which they come; n may be 0.
    threshold : float
        Novelty that a row must exceed, 0 or more, finite.
    k : int
        Number of neighbours, 1 or more.

    Returns
    -------
    ndarray of shape (m + added, q)
        The rows of `archive`, then the rows that entered, in order; float64.

    Notes
    -----
    Compared exactly.

    References
    ----------
    .. [1] Lehman, Stanley, "Abandoning objectives: evolution through the search for
       novelty alone", Evolutionary Computation 19(2), 2011, section 3.

    Examples
    --------
    >>> B = np.array([[0.0], [1.0], [3.0], [4.0]])
    >>> archive_update(np.empty((0, 1)), B, 1.0, 1).tolist()
    [[0.0], [3.0]]
    """
    kept = np.array(archive, dtype=float)
    for row in B:
        if novelty_scores(row[np.newaxis], kept, k)[0] > threshold:
            kept = np.vstack([kept, row])
    return kept
