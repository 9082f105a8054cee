"""Reference for bayesian_learning/bayes_optimal_label."""

import numpy as np


def bayes_optimal_label(posterior: np.ndarray, votes: np.ndarray) -> tuple[int, float]:
    """Find the most probable label, with all hypotheses voting.

    Each hypothesis distributes its vote over the labels, and counts as much as
    it is probable.

    Parameters
    ----------
    posterior : ndarray of shape (H,)
        Probabilities of the hypotheses given the data.
    votes : ndarray of shape (H, C)
        Row ``h`` holds the probabilities of the labels under hypothesis ``h``.

    Returns
    -------
    label : int
        Index of the most probable label; the smallest of all whose probability is
        within 1e-9 of the largest.
    probability : float
        Its probability.

    Notes
    -----
    The label is compared exactly, its probability at a relative tolerance of 1e-8.
    Probabilities are either within 1e-12 of each other or more than 1e-6 apart.

    References
    ----------
    .. [1] Mitchell, "Machine Learning", 1997, section 6.7, eq. (6.18).

    Examples
    --------
    >>> votes = np.array([[0.0, 1.0], [1.0, 0.0], [1.0, 0.0]])
    >>> bayes_optimal_label(np.array([0.4, 0.3, 0.3]), votes)
    (0, 0.6)
    """
    chances = np.asarray(posterior) @ np.asarray(votes)
    label = int(np.argmax(chances >= chances.max() - 1e-9))
    return label, float(chances[label])
